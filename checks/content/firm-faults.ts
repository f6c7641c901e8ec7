import type { Firm } from '#app/firm/schema/firm-schema.ts';
import type { Processor } from '#app/firm/schema/processor-schema.ts';
import { articles } from './advertising/rules/articles.ts';
import { samplePeople } from './sample-values.ts';

type Named = Pick<
  Firm,
  'sample' | 'advertisingLawyer' | 'representative' | 'lawyers' | 'firstCall' | 'roles'
> & {
  privacyOfficer?: Firm['privacyOfficer'];
  processors?: readonly Processor[] | undefined;
};

/** Names from well-known stories, which readers do not mistake for lawyers of the firm. */
const storyNames = new Set([...samplePeople, '심청', '전우치', '임꺽정', '변학도']);

/**
 * Checks that the firm names a responsible lawyer and its processors of personal data, that its roles name the same
 * first caller as `firstCall.by`, and that a sample firm has only names from stories.
 *
 * @param place the file of the facts, such as `content/firm.yaml`
 */
export function firmFaults(firm: Named, place: string): string[] {
  const faults: string[] = [];
  if (!firm.advertisingLawyer.trim()) {
    faults.push(
      `${place}: advertisingLawyer가 비어 있습니다. ${articles.responsibleLawyer}. 고치는 법: 이름을 적습니다`,
    );
  }
  if (!firm.processors) {
    faults.push(
      `${place}: processors가 없습니다. 개인정보 보호법 제26조 제2항: 맡긴 일과 맡은 곳을 공개해야 합니다. 고치는 법: 서버, 이메일, 문자를 맡은 회사가 있으면 processors에 이름(name)과 맡긴 일(work)을 적고, 아무에게도 맡기지 않으면 noProcessors: true라고 적습니다`,
    );
  }
  faults.push(...callerFaults(firm, place));
  if (!firm.sample) return faults;
  const people = [
    { name: firm.representative, file: place },
    { name: firm.advertisingLawyer, file: place },
    { name: firm.privacyOfficer?.name, file: place },
    ...(firm.lawyers ?? []).map(({ name, id }) => ({ name, file: `content/people/${id}.yaml` })),
  ];
  for (const { name, file } of people) {
    if (!name || /^(?:등록 예정$|견본)/.test(name) || storyNames.has(name)) continue;
    faults.push(
      `${file}: "${name}": 견본에 둘 수 없는 이름입니다. ${articles.people}. 고치는 법: 실제 법인이면 firm.yaml의 sample을 false로 바꾸고, 견본이면 "홍길동"처럼 이야기에 나오는 이름을 적습니다`,
    );
  }
  return faults;
}

/** Words of a role that makes the first call. */
const calls = /전화(?:를|로)? ?(?:드|걸|하)/;

/** The role that calls according to `roles`, if it is not the one of `firstCall.by`. */
function callerFaults({ firstCall, roles = [] }: Named, place: string): string[] {
  const callers = roles.filter(({ work }) => calls.test(work)).map(({ role }) => role);
  const ofLawyers = callers.filter((role) => role.includes('변호사'));
  const agrees = firstCall?.by
    ? callers.length === 0 || ofLawyers.length > 0
    : callers.length === 0 || ofLawyers.length < callers.length;
  if (agrees) return [];
  const said = firstCall?.by ? `변호사(${firstCall.by})` : '상담 담당';
  return [
    `${place}: firstCall.by는 ${said}인데 roles에는 ${callers.join(', ')}의 일로 적혀 있습니다. 첫 전화를 누가 하는지 두 곳이 같아야 합니다. 고치는 법: firstCall.by나 roles의 work를 고칩니다`,
  ];
}
