import type { ChecklistProps } from '#app/calculators/checklist/checklist.tsx';
import type { ListPaper, ListTask } from '#app/calculators/checklist/list-task.ts';
import { wonText } from '#app/calculators/checklist/won-text.ts';
import { courtKinds, type Task } from '#app/firm/schema/task-schema.ts';
import { courtAbroad, courtTable } from '#app/firm/view/courts.ts';
import { firm } from '#app/firm/view/firm.ts';
import { consultationFee } from '#app/firm/view/first-consultation.ts';
import { type Paper, paperById, paperName } from '#app/firm/view/papers.ts';
import { standing } from '#app/firm/view/standing.ts';
import { tasks } from '#app/firm/view/tasks.ts';
import { checklistPage as copy } from './copy.ts';

/** Returns the data of the list, without what only a lawyer reads. */
export function listProps(): ChecklistProps {
  const ids = new Set(
    tasks.flatMap(({ papers = [], morePapers = [] }) => [
      ...papers,
      ...morePapers.flatMap((more) => more.papers),
    ]),
  );
  return {
    tasks: tasks.map(listTask),
    papers: Object.fromEntries([...ids].map((id) => [id, listPaper(paperById(id))])),
    courts: courtTable(),
    abroad: { court: courtAbroad.court, says: courtAbroad.says },
    courtKinds,
    stands: { papers: standing['/papers'], mayI: standing['/may-i'], forms: standing['/forms'] },
    consultation: consultationFee(firm),
  };
}

function listTask(task: Task): ListTask {
  const { doubts: _, source: _1, facts: _2, checkedOn: _3, dont, reviewed, ...shown } = task;
  return {
    ...shown,
    ...(dont && { dont: { acts: dont.acts, why: dont.why, basis: dont.basis } }),
    ...(reviewed && { reviewed: { by: nameOf(reviewed.by), on: reviewed.on } }),
  };
}

/** The name of the lawyer with this id. */
function nameOf(id: string): string {
  return firm.lawyers?.find((lawyer) => lawyer.id === id)?.name ?? id;
}

function listPaper(paper: Paper): ListPaper {
  const { own, where, copies, fees = [] } = paper;
  const feeAt = (place: string) => fees.find((fee) => fee.place === place);
  const counter = feeAt('counter');
  const online = feeAt('online');
  const words = (won: number) => (won === 0 ? copy.paper.none : wonText(won));
  return {
    name: paperName(paper),
    line: own
      ? firstSentence(where)
      : [
          firstSentence(where),
          counter && copy.paper.counter(words(counter.won)),
          online && copy.paper.online(words(online.won)),
        ]
          .filter(Boolean)
          .join('\u00a0· '),
    copies,
    ...(own ? { won: 0 } : counter && { won: counter.won }),
    ...(counter && !counter.verified && counter.asOf && { asOf: counter.asOf }),
  };
}

/** 시청·구청·읍·면사무소나 주민센터. */
function firstSentence(text: string): string {
  return text.split('. ')[0]?.replace(/\.$/, '') ?? text;
}
