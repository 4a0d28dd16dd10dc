import type { Article, ArticleSource, ColourName } from './articles';
import { colourNames, isArticleNumber } from './articles';
import { models, type Model } from './demo-models';

/** Item at a running index of a list, starting over at its end. */
function turnOf<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}

/** A colour's three digits: its position in the list of filter colours. */
function colourCode(colour: ColourName): string {
  return String(100 + colourNames.indexOf(colour) * 35).padStart(3, '0');
}

function articleOf(model: Model, modelIndex: number, index: number): Article {
  const number = String(20_310_000 + modelIndex * 1_307 + index * 211);
  return {
    ...model.shared,
    number,
    cut: turnOf(model.cuts, index),
    sizes: turnOf(model.sizes, index + modelIndex),
    colour: turnOf(model.colours, index),
    pattern: turnOf(model.patterns, index),
    details: model.details,
  };
}

/**
 * The built-in register. A number alone has the article's first colour; `-ddd` after it selects
 * another colour of the model.
 */
export function createDemoArticles(): ArticleSource {
  const articles = new Map<string, { article: Article; model: Model }>();
  models.forEach((model, modelIndex) => {
    for (let index = 0; index < model.count; index += 1) {
      const article = articleOf(model, modelIndex, index);
      articles.set(article.number, { article, model });
    }
  });
  return {
    find(number) {
      if (!isArticleNumber(number)) return undefined;
      const [base = '', code] = number.split('-');
      const entry = articles.get(base);
      if (!entry || !code) return entry?.article;
      const colour = entry.model.colours.find((each) => colourCode(each) === code);
      return colour && { ...entry.article, number, colour };
    },
    numbers: () => articles.keys(),
  };
}
