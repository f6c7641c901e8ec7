/**
 * The long tier by room: parts of the paths of its test files. A change to a room runs `npm test -- --room …` before
 * its commit; each takes at most five minutes on two cores.
 */
export const rooms = {
  /** The request: its form, storage, delivery, and what the firm does with it. */
  consult: [
    'app/consult/',
    'app/tracking/counts/',
    'tests/journeys/consult',
    'tests/faults/killed',
  ],
  /** The server's process and its databases, in bad weather. */
  server: [
    'app/platform/',
    'tests/faults/database-',
    'tests/faults/disk-',
    'tests/faults/lock-held',
    'tests/faults/migrations-',
    'tests/faults/postgres-lost',
    'tests/faults/slow-clients',
    'tests/faults/end-under-load',
  ],
  /** Building, installing, updating and restoring a site, by the guides. */
  update: ['tests/guide/', 'tests/journeys/release', 'tests/journeys/two-builds'],
  /** What the firm edits: the editor, the development server, the firm's colour and logo. */
  content: ['tests/content/', 'tests/journeys/development', 'tests/journeys/firm-color'],
  calculators: ['app/calculators/', 'tests/journeys/position-with-input'],
  widgets: ['app/ui/', 'tests/widgets/'],
} satisfies Record<string, readonly string[]>;

export type Room = keyof typeof rooms;
