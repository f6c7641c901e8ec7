import { collections, files } from '#app/firm/data/files/collections.ts';
import { readCollection, readSingle } from '#app/firm/data/files/read-content.ts';
import { namesOf } from '#app/firm/schema/fields/references.ts';
import { sentence } from '#app/firm/text-files/faults.ts';

/** Reports areas that the list of areas omits or repeats, and headings without a question. */
export function listFaults(root: string): string[] {
  const { areaGroups, questionList } = files;
  const groups = readSingle(root, areaGroups).value?.data.groups.flatMap((group) => group.areas);
  const areaFaults = (groups ? namesOf(root, 'areas') : []).flatMap((id) => {
    const times = groups?.filter((one) => one === id).length;
    if (times === 1) return [];
    const message = times
      ? `업무 ${id}을 두 번 적었습니다. 한 묶음에만 적습니다`
      : `업무 ${id}이 어느 묶음에도 없습니다. 한 묶음의 areas에 적습니다`;
    return [sentence(areaGroups.file, { line: 1, message })];
  });
  const list = readSingle(root, questionList).value;
  const used = readCollection(root, collections.questions).value.map(({ data }) => data.theme);
  const themeFaults = (list?.data.themes ?? []).flatMap(({ id }, at) => {
    if (used.includes(id)) return [];
    const message = `묶음 ${id}에 질문이 없습니다. 질문의 theme에 ${id}를 적거나 묶음을 지웁니다`;
    return [sentence(questionList.file, { line: list?.lineOf(['themes', at]) ?? 1, message })];
  });
  return [...areaFaults, ...themeFaults];
}
