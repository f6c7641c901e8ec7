import * as v from 'valibot';
import { matching, optional } from './formats.ts';

/** Repository and branch of the content that the firm publishes; `scripts/publish.ts` reads them. */
export const publishing = v.pipe(
  v.object({
    CONTENT_REMOTE: optional(
      matching(
        /^(?:(?:https|ssh|file):\/\/|[\w.-]+@[\w.-]+:|\/)\S+$/,
        'git@github.com:법인/site.git처럼 저장소의 주소를 적습니다',
      ),
    ),
    CONTENT_BRANCH: v.optional(
      matching(/^\w[\w./-]*$/, '가지(branch)의 이름을 적습니다. 예: main'),
      'main',
    ),
  }),
  v.transform((given) => ({
    /** Repository and branch of content/; null: the firm does not publish from its editor. */
    publishing: given.CONTENT_REMOTE
      ? { remote: given.CONTENT_REMOTE, branch: given.CONTENT_BRANCH }
      : null,
  })),
);
