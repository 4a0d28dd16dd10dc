import { leadingTo, reach, sectioned, type LegalWords, WITHDRAWAL_FORM } from './legal-words';

export const en: LegalWords = {
  imprint: (company) =>
    sectioned(
      'This shop is for demonstration: company, address and numbers are invented.',
      ['Who we are', company.name, `${company.address}, Germany`],
      ['Contact', reach(company, 'Telephone', 'email')],
      ['Representation', 'Represented by its managing directors.'],
      ['Register', 'Munich district court, HRB 000000.'],
      ['VAT', 'VAT number DE000000000.'],
      ['Packaging', 'Registered with the German packaging register, number DE0000000000000.'],
      [
        'Responsible for the content',
        'The management, at the address above. All pictures and films in this shop are drawings of our own.',
      ],
      [
        'Disputes',
        'We do not take part in proceedings before a consumer arbitration board and are not obliged to.',
      ],
    ),
  privacy: (company) =>
    sectioned(
      'We keep what an order needs, and no longer than the law requires.',
      [
        'Who is responsible',
        `${company.name}, ${company.address}, Germany. You can reach our data protection officer at the same address.`,
        reach(company, 'Telephone', 'email'),
      ],
      [
        'Your visit',
        'To send you a page, our servers process your IP address, the address you open and the name of your browser. This keeps the shop running and secure (Article 6(1)(f) GDPR).',
        'We keep a guest’s basket, wishlist and reservation for seven days from the last change. The shop sets necessary cookies for this; they also remember your choice about cookies, country and language.',
      ],
      [
        'Your choice about cookies',
        'Statistics, marketing and content from others, such as maps and videos, load only once you agree (Article 6(1)(a) GDPR). You can change your choice at the foot of every page; what was stored with your consent is then deleted.',
      ],
      [
        'Account and orders',
        'For orders, reservations, returns and your account we process your name, address, email address, your telephone number if you give it, and what you have bought (Article 6(1)(b) GDPR).',
        'In your account you can download everything we keep about you, and delete the account. We have to keep invoices for as long as tax law requires.',
      ],
      [
        'Payment',
        'You pay on the page of our payment provider. It receives the amount, the order number and your payment details; card numbers never reach us.',
      ],
      [
        'Delivery',
        'The carrier receives your name, your address and, if you wish, your email address, so that it can deliver the parcel and tell you when it is coming.',
      ],
      [
        'Size advisor',
        'What you tell the size advisor stays in your browser and is never sent to us. You can delete it there.',
      ],
      [
        'Newsletter',
        'We write to you only once you have confirmed your address, and stop as soon as you unsubscribe. The link is in every email.',
      ],
      [
        'Messages and reviews',
        'We use what you write to us to answer you. A review appears under the name you give for it.',
      ],
      [
        'Your rights',
        'You have the right of access, rectification, erasure, restriction of processing and data portability. You can withdraw consent at any time and object to processing based on legitimate interests.',
      ],
      [
        'Questions and complaints',
        'Write to us using the contact form. You can also complain to the data protection authority of your country.',
      ],
    ),
  terms: (company) =>
    sectioned(
      `These terms apply to everything you buy in this shop as a consumer. Your contract is with ${company.name}, ${company.address}, Germany.`,
      [
        '1. Placing an order',
        'What the shop shows is an invitation, not an offer. Before the last step you see all items, prices and your details, and can correct any mistakes. With the button that places the order you make a binding offer.',
        'The contract is made once we confirm the order by email. We keep the text of the order; you will find it in that email and in your account. The contract may be concluded in English.',
      ],
      [
        '2. Prices',
        'All prices include VAT. For a reduced price we also state the lowest price of the thirty days before the reduction. Delivery costs are shown in your basket before you order.',
      ],
      [
        '3. Payment',
        'The checkout shows how you can pay. If you pay by invoice, payment is due within fourteen days of receiving the goods.',
      ],
      [
        '4. Delivery',
        leadingTo(
          'We deliver to the countries you can choose in the shop. Times and costs are listed under',
          'node_shipping_modal',
          'delivery and returns',
        ),
        'If an item turns out to be unavailable, we tell you at once and refund what you have paid.',
      ],
      [
        '5. Reserving in store',
        'A reservation commits you to nothing. We put the item aside for two days; you only buy it at the till.',
      ],
      ['6. Ownership', 'The goods remain ours until they are paid for in full.'],
      [
        '7. Withdrawal and returns',
        leadingTo(
          'You have the statutory right of withdrawal. Period, procedure and form are listed under',
          company.withdrawal,
          'right of withdrawal',
        ),
        'Beyond that, we take back unworn items with their label for thirty days. Your statutory right is not affected.',
      ],
      [
        '8. Faulty goods',
        'We are liable for defects for at least two years from delivery, and longer where the law of your country says so: by repair or replacement free of charge, or else by a lower price or a refund. Just get in touch: we repair or replace, whichever you choose. A manufacturer’s guarantee comes on top.',
      ],
      [
        '9. Gift cards and vouchers',
        'Gift cards are valid until the end of the third year after purchase, and longer where the law of your country requires it; what is left stays on the card. Promotional vouchers are valid under the conditions printed with them and are not paid out.',
      ],
      [
        '10. Liability',
        'Our liability is unlimited for wilful misconduct and gross negligence, for death and personal injury, and under product liability law. For slight negligence we are liable only for breach of essential obligations and only for damage that is typically foreseeable.',
      ],
      [
        '11. Law and disputes',
        'German law applies; rules that protect consumers in the country where you live remain in force. We do not take part in proceedings before a consumer arbitration board.',
      ],
    ),
  withdrawal: (company) =>
    sectioned(
      'You may withdraw from this contract within fourteen days without giving any reason.',
      [
        'Period',
        'The period is fourteen days from the day on which you, or someone you name other than the carrier, receive the last of the goods. It is enough to send your withdrawal before it ends.',
      ],
      [
        'How to withdraw',
        leadingTo(
          'Without logging in, here and at the foot of every page:',
          WITHDRAWAL_FORM,
          'Withdraw from contract here',
        ),
        'Or open the order in your account or through the link in your confirmation and choose “Withdraw from contract here”. We confirm receipt at once by email. Any other clear statement counts as well, by letter, telephone or email:',
        `${company.name}, ${company.address}, Germany`,
        reach(company, 'Telephone', 'email'),
      ],
      [
        'Effects of withdrawal',
        'We refund all payments including standard delivery within fourteen days of receiving your withdrawal at the latest, by the means you paid with and free of charge. We may wait until the goods are back or you show that you have sent them.',
        'Send the goods back within fourteen days of your withdrawal, or hand them in at one of our stores. We bear the cost of returning them. You are liable for a loss in value only if it results from handling beyond what was needed to check the goods.',
      ],
      [
        'Exceptions',
        'The right does not apply to goods made to your measurements or altered for you, and lapses for sealed underwear once the seal is removed.',
      ],
      [
        'Model withdrawal form',
        `To ${company.name}, ${company.address}, Germany, ${company.mail}:`,
        'I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods: … Ordered on / received on: … Name: … Address: … Date, signature (on paper only): …',
      ],
    ),
};
