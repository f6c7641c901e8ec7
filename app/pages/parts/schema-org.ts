import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import type { Question } from '#app/firm/schema/question-schema.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { plainWords } from './marked-words.tsx';

/**
 * Structured data of a lawyer (Person of schema.org).
 *
 * @param origin the site's origin, without a trailing slash
 */
export function personData(origin: string, { name, role, areas: fields = [] }: Lawyer) {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: { '@id': `${origin}/#firm` },
    ...(fields.length > 0 && { knowsAbout: fields.map(areaName) }),
  };
}

/** Structured data of a question with its answer (Question of schema.org). */
export function questionData({ question, answer, source }: Question) {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: `${answer.map(plainWords).join(' ')} (${source})`,
    },
  };
}
