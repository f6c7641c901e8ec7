import { writtenTasks } from '../data/tasks.data.ts';
import type { Task } from '../schema/task-schema.ts';

/** Every task, reviewed or not, in its order. */
export const tasks: readonly Task[] = writtenTasks;
