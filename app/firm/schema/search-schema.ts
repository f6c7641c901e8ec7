import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { distinct, fields, label, listOf, text } from './fields/fields.ts';

const said = v.pipe(
  text,
  v.regex(
    /^(?:… )?[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u,
    '글자와 숫자만 적습니다. 예: 수임료. 문장의 끝이면 … 돌아가셨처럼 …와 빈칸을 앞에 적습니다',
  ),
);

const Synonym = fields({
  said: label(
    '찾는 분의 말',
    distinct(said),
    '조사 없이 적습니다. … 돌아가셨처럼 적으면 그 앞의 말까지 한 문장으로 봅니다',
  ),
  means: label('사이트의 말', text, '이 말로 바꾸어 찾습니다. 예: 변호사 비용'),
});
export type Synonym = v.InferOutput<typeof Synonym>;

/** content/search.yaml: words that visitors use but no page has, and the words searched for most. */
export const SearchSchema = fileFields({
  popular: label('많이 찾는 말', distinct(text), '찾은 것이 없을 때 보여 드립니다'),
  synonyms: label(
    '같은 말',
    v.pipe(
      listOf(Synonym),
      v.checkItems(
        ({ said: words }, at, all) =>
          !all.slice(0, at).some((above) => above.said.some((word) => words.includes(word))),
        '위에도 있는 말이 있습니다. 한 곳에만 적습니다',
      ),
    ),
  ),
});
