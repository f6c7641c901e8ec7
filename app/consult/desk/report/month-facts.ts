import { states } from '#app/consult/requests/states.ts';
import { addDays, endOfMonth } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import type { DailyCount } from '#app/tracking/counts/daily-counts.ts';

/** One number of a month's report. It counts, and says nothing about a person. */
export interface Fact {
  /** Counts contacts on the site, requests that the firm received, or cases that it took in this month. */
  about: 'contact' | 'request' | 'retained';
  /** A key of `sourceClasses`; `office_` and a key of `ways` for a request that the office entered; or `unreadable`. */
  source: string;
  /** Empty: none. */
  campaign: string;
  /** A key of `conversions` for a contact, a key of `states` for a request; `retained` for a case that was taken. */
  item: string;
  count: number;
  /** Number in the month before; null: it is not known. */
  before: number | null;
}

/** Facts about a request that the report counts. */
export interface CountedRequest {
  receivedAt: string;
  /** A key of `states`. */
  status: string;
  statusChangedAt: string;
  /** `retained_at` of its row. */
  retainedAt: string | null;
  source: string;
  campaign: string;
}

interface Counted {
  /** The month, such as 2026-11. */
  month: string;
  /** Counts of the month and of the month before. */
  counts: readonly DailyCount[];
  /** Requests that were received, or cases that were taken, in either month. */
  requests: readonly CountedRequest[];
  /** Whether the month before is known. */
  comparable: boolean;
}

/** Counts a month by source and campaign. Numbers that are 0 in both months are left out; the largest come first. */
export function monthFacts({ month, counts, requests, comparable }: Counted): Fact[] {
  const facts = new Map<string, Fact>();
  const before = monthBefore(month);

  function add(when: string, fact: Pick<Fact, 'about' | 'source' | 'campaign' | 'item'>, n = 1) {
    if (when !== month && !(when === before && comparable)) return;
    const { about, source, campaign, item } = fact;
    const key = JSON.stringify([about, source, campaign, item]);
    const known = facts.get(key) ?? { ...fact, count: 0, before: comparable ? 0 : null };
    if (when === month) known.count += n;
    else known.before = (known.before ?? 0) + n;
    facts.set(key, known);
  }

  for (const { day, conversion, source, campaign, count } of counts) {
    // PostgreSQL returns some numbers as text.
    add(day.slice(0, 7), { about: 'contact', source, campaign, item: conversion }, Number(count));
  }
  for (const request of requests) {
    const { receivedAt, status, source, campaign } = request;
    const retainedAt = retainedSince(request);
    const item = retainedAt ? 'retained' : status;
    add(monthOf(receivedAt), { about: 'request', source, campaign, item });
    if (retainedAt) add(monthOf(retainedAt), { about: 'retained', source, campaign, item });
  }
  return [...facts.values()].toSorted(
    (a, b) =>
      order.indexOf(a.about) - order.indexOf(b.about) ||
      b.count - a.count ||
      (b.before ?? 0) - (a.before ?? 0),
  );
}

const order: readonly Fact['about'][] = ['contact', 'request', 'retained'];

/** Since when the request is a case; null: it is none. A case that was closed stays one. */
function retainedSince({ status, statusChangedAt, retainedAt }: CountedRequest): string | null {
  if (status === 'retained') return retainedAt ?? statusChangedAt;
  return isClosed(status) ? retainedAt : null;
}

/** States in which nothing is left to do. */
export function isClosed(status: string): boolean {
  // The record, for lookup by any text.
  const all: Record<string, { closed: boolean } | undefined> = states;
  return all[status]?.closed ?? false;
}

/** The month before: 2026-11 of 2026-12. */
export function monthBefore(month: string): string {
  return addDays(firstDay(month), -1).slice(0, 7);
}

export function firstDay(month: string): CalendarDate {
  return `${month}-01`;
}

export function lastDay(month: string): CalendarDate {
  return endOfMonth(firstDay(month));
}

/** The month in Korea of an instant. */
function monthOf(instant: string): string {
  return koreanDay(new Date(instant)).slice(0, 7);
}
