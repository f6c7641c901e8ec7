import type { Firm } from '../firm-schema.ts';
import {
  advertisingRules,
  namedLawyer,
  namedLawyerRule,
  specialty,
  specialtyRule,
} from './advertising-rules.ts';

/** A text and its place, such as `app/content/ways.ts: steps.items[0].text`. */
export interface PlacedText {
  place: string;
  text: string;
}

export interface AdvertisingFault extends PlacedText {
  /** The words that break the rule. */
  words: string;
  /** A sentence in Korean: what, where, why and what to do. */
  message: string;
}

/** Whom a firm names. */
type Named = Pick<Firm, 'sample' | 'advertisingLawyer' | 'representative' | 'lawyers'> & {
  privacyOfficer?: Firm['privacyOfficer'];
};

/**
 * Checks texts against the rules of lawyers' advertising.
 *
 * @param firm whose registered fields may be called 전문, and whose lawyers may be named
 */
export function advertisingFaults(texts: PlacedText[], firm: Named): AdvertisingFault[] {
  return texts.flatMap((placed) => [
    ...advertisingRules.flatMap((rule) =>
      [...placed.text.matchAll(new RegExp(rule.pattern, 'gi'))].map(([words]) =>
        fault(placed, words, rule),
      ),
    ),
    ...specialties(placed, firm),
    ...namedLawyers(placed, firm),
  ]);
}

/**
 * Checks the firm's facts: a responsible lawyer is named, and no person is invented.
 *
 * @param place where the facts are, such as `content/firm.yaml`
 */
export function firmFaults(firm: Named, place: string): string[] {
  const faults: string[] = [];
  if (!firm.advertisingLawyer?.trim()) {
    faults.push(
      `${place}: advertisingLawyer가 비어 있습니다. 변호사 광고에 관한 규정 제3조 제2항: 광고에는 광고책임변호사의 이름을 적습니다. 고치는 법: 이름을 적습니다`,
    );
  }
  const people = [...lawyersOf(firm), firm.privacyOfficer?.name].filter(
    (name) => name !== undefined,
  );
  for (const name of firm.sample ? people : []) {
    if (/^(?:등록 예정$|견본)/.test(name)) continue;
    faults.push(
      `${place}: "${name}"은 견본에 둘 수 없는 이름입니다. ${namedLawyerRule.why}. 고치는 법: 실제 법인이면 sample을 false로 바꾸고, 견본이면 "등록 예정"이나 "견본 가"처럼 적습니다`,
    );
  }
  return faults;
}

function specialties(placed: PlacedText, firm: Named): AdvertisingFault[] {
  const registered = (firm.lawyers ?? []).flatMap(({ registeredField = [] }) => registeredField);
  return [...placed.text.matchAll(specialty)]
    .filter(({ groups }) => !registered.some((field) => groups?.field?.endsWith(field)))
    .map(([words]) => fault(placed, words, specialtyRule));
}

function namedLawyers(placed: PlacedText, firm: Named): AdvertisingFault[] {
  const known = lawyersOf(firm);
  return [...placed.text.matchAll(namedLawyer)]
    .filter(({ groups }) => !known.includes(groups?.name))
    .map(([words]) => fault(placed, words, namedLawyerRule));
}

function lawyersOf({ representative, advertisingLawyer, lawyers = [] }: Named) {
  return [representative, advertisingLawyer, ...lawyers.map(({ name }) => name)];
}

function fault(
  placed: PlacedText,
  words: string,
  rule: { name: string; why: string; instead: string },
): AdvertisingFault {
  const found = words.trim();
  return {
    ...placed,
    words: found,
    message: `${placed.place}: "${found}" (${rule.name}). ${rule.why}. 고치는 법: ${rule.instead}`,
  };
}
