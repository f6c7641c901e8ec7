import { expect, test } from 'vitest';
import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import { openSmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createVisitorMailChannel } from '../messages/visitor-mail.server.ts';
import { appointmentNotice } from './appointment-notice.ts';

const attempt = {
  messageId: '<id@example.com>',
  signal: new AbortController().signal,
  checkWanted: async () => {},
  onRejected() {},
};
const from = { name: '상담', address: 'site@example.com' };

test('AP-1: sends a notice about an appointment to the visitor, as text and HTML', async () => {
  const mailbox = await openSmtpPeer();
  const channel = createVisitorMailChannel(new URL(mailbox.url), { from });
  const appointmentAt = '2026-11-27T05:00:00.000Z';
  const request = storedRequest({ status: 'booked', appointmentAt, email: 'dawn@example.com' });
  const facts = { kind: 'booking', about: appointmentAt, earlier: [] } as const;
  const notice = appointmentNotice(request, { ...facts, now: new Date('2026-11-23') });
  if (!notice) throw new Error('no notice');
  await channel.notify?.(notice, attempt);
  const { mail, recipients } = await mailbox.mailWith('7KQ2-M4XD');
  expect(recipients).toEqual(['dawn@example.com']);
  expect(mail.replyTo).toMatchObject([{ address: firm.email }]);
  expect(mail.subject).toBe('[법무법인 예시] 상담 날짜를 정했습니다');
  expect(mail.text).toMatch(/^2026년 11월 27일 금요일 오후 2시\n접수번호 7KQ2-M4XD\n바꾸시려면 /m);
  expect(mail.html).toContain('2026년 11월 27일 금요일 오후 2시');
  expect(mail.text).toContain(addressText(firm.address).slice(0, 10));
  expect(mail.text).not.toContain('김새벽');
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  const calendar = mail.attachments.find(({ filename }) => filename === 'appointment.ics');
  const content = Buffer.from(calendar?.content as ArrayBuffer).toString();
  const event = content.replaceAll(/\r?\n /g, '').split(/\r?\n/);
  for (const line of [
    'METHOD:PUBLISH',
    `PRODID:-//${firm.name}//appointments//KO`,
    'DTSTART;TZID=Asia/Seoul:20261127T140000',
    `UID:${request.id}`,
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
  ]) {
    expect(event).toContain(line);
  }
  expect(content).toMatch(/^DTSTAMP:\d+T\d+Z\r?$/m);
  expect(content).toMatch(/^LOCATION:서울특별시/m);
  expect(content).not.toContain('김새벽');
  await expect(
    channel.notify?.({ ...notice, to: { phone: '', email: null } }, attempt),
  ).rejects.toMatchObject({ needless: true });
  expect(channel.takes?.({ suspected: false, confirmation: true }), 'no requests').toBe(false);
  await mailbox.close();
});
