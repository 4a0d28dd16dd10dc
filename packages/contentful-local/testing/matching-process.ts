import { matchesPattern } from '#model/pattern';

console.log('ready matching');
setInterval(() => {
  for (let count = 0; count < 200; count += 1) {
    if (matchesPattern('^\\d{1,6}$', '', '20') !== true) console.log('refused a sound value');
  }
});
