import type { DrawStatus, DrawTask } from '@foyer/api/draws'
import type { ISql } from 'postgres'
import { earnChance, earnedBy } from '../../engine/draws/chances.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { participationsOf } from '../../engine/participations.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { publishedPage } from '../content/public.ts'
import { addDays, dayOf, momentOf } from '../trading-calendar/public.ts'

/** Whether a person has completed every stage of a page. */
const hasDoneAllOf = async (db: ISql, activity: number, personId: number): Promise<boolean> => {
  const page = await publishedPage(db, activity)
  if (!page || page.stages.length === 0) return false
  const done = await participationsOf(db, activity, { personId, accountId: null })
  return page.stages.every(({ id }) => done.has(id))
}

/**
 * Grants a participant of an open draw the chances for tasks that the server has seen done: today's visit and completed
 * activities.
 */
export const earnTasks = async (tx: ISql, { rule, tasks, safetyActivity }: DrawRule, personId: number, at: number) => {
  const chance = { activity: rule.activity, personId, at }
  if (tasks.includes('visit')) await earnChance(tx, { ...chance, task: 'visit', period: hongKongTime(at).date })
  if (tasks.includes('account_safety') && (await hasDoneAllOf(tx, safetyActivity, personId)))
    await earnChance(tx, { ...chance, task: 'account_safety' })
}

type TaskStatus = DrawStatus['tasks'][number]

/** The tasks of a draw and by which of them a person can earn more chances. */
export const tasksOf = async (
  db: ISql,
  { rule, tasks }: DrawRule,
  personId: number,
  { at, closesAt, isOpen }: { readonly at: number; readonly closesAt: number; readonly isOpen: boolean },
): Promise<TaskStatus[]> => {
  const earned = await earnedBy(db, { activity: rule.activity, personId })
  const today = dayOf(at)
  const tomorrow = momentOf(addDays(today, 1), 0)
  const openState = (task: DrawTask): Pick<TaskStatus, 'isOpen' | 'nextAt'> => {
    if (!isOpen) return { isOpen: false, nextAt: null }
    if (task !== 'visit') return { isOpen: !earned.has(task), nextAt: null }
    if (earned.get(task)?.latest !== today) return { isOpen: true, nextAt: null }
    return tomorrow < closesAt ? { isOpen: true, nextAt: tomorrow } : { isOpen: false, nextAt: null }
  }
  return tasks.map((task) => ({ task, earned: earned.get(task)?.count ?? 0, ...openState(task) }))
}
