import { invalidEntry, validationFailed } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  noContent,
  ok,
  type Route,
} from '#http/call';
import type { Entity, Task } from '#model/entities';
import { makeLink } from '#model/entities';
import { parseTask } from '#model/remark-body';
import { listRecords } from '#query/record-list';
import type { EnvironmentState } from '#store/environment-state';
import {
  changeRemark,
  createRemark,
  deleteRemark,
  findParent,
  findRemark,
  type RemarkKind,
  remarksOf,
} from './remarks';
import { remarkSys } from './sys';

const TASK: RemarkKind<Task> = {
  kind: 'Task',
  records: ({ environment }) => environment.tasks,
  show: (task, { environment }) => {
    const { text, parent, assignedTo, status, dueDate } = task.body;
    const parentEntity = makeLink(parent.kind, parent.id);
    return {
      sys: { ...remarkSys(task, environment), parentEntity },
      body: text,
      assignedTo,
      status,
      ...(dueDate === null ? {} : { dueDate }),
    };
  },
};

function list(call: Call): ApiResponse {
  const tasks = remarksOf(call, TASK, findParent(call, 'Entry'));
  return ok(listRecords(call.url, tasks, (task) => TASK.show(task, call)));
}

async function create(call: Call): Promise<ApiResponse> {
  const body = parseTask(await jsonObjectBody(call));
  const task = await createRemark(call, TASK, 'Entry', (stamps, parent) => ({
    ...stamps,
    kind: 'Task',
    body: { ...body, parent },
  }));
  return created(TASK.show(task, call));
}

/** Changes a task; the text of a resolved one can change only once it is active again. */
async function change(call: Call): Promise<ApiResponse> {
  const body = parseTask(await jsonObjectBody(call));
  const task = await changeRemark(call, TASK, 'Entry', (before) => {
    const isReworded =
      before.body.text !== body.text || before.body.assignedTo.sys.id !== body.assignedTo.sys.id;
    if (isReworded && before.body.status === 'resolved' && body.status === 'resolved') {
      throw validationFailed([{ name: 'resolved', path: ['status'], value: 'resolved' }]);
    }
    return { ...before, body: { ...before.body, ...body } };
  });
  return ok(TASK.show(task, call));
}

async function remove(call: Call): Promise<ApiResponse> {
  await deleteRemark(call, TASK, 'Entry');
  return noContent();
}

export function assertTasksResolved({ kind, id }: Entity, { tasks }: EnvironmentState): void {
  if (kind !== 'Entry') return;
  const open = [...tasks.values()].filter(
    ({ body }) => body.parent.id === id && body.status === 'active',
  );
  if (open.length === 0) return;
  const details = 'The entry has unresolved tasks';
  throw invalidEntry(
    open.map((task) => ({
      name: 'unresolvedTask',
      path: ['tasks'],
      details,
      value: makeLink('Task', task.id),
    })),
  );
}

const route = (method: Route['method'], tail: string, handler: Route['handler']): Route => ({
  method,
  handler,
  path: `/entries/:id/tasks${tail}`,
  scope: 'environment',
});

export const taskRoutes: Route[] = [
  { ...route('GET', '', list), readsQuery: true },
  route('POST', '', create),
  route('GET', '/:remark', (call) =>
    ok(TASK.show(findRemark(call, TASK, findParent(call, 'Entry')), call)),
  ),
  route('PUT', '/:remark', change),
  route('DELETE', '/:remark', remove),
];
