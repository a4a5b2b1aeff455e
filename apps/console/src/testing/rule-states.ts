import { page } from 'vitest/browser'
import { sessionOf } from './data.ts'
import { drawRule, noRule, results, shownRule } from './rule-data.ts'
import type { State } from './state.ts'

const author = { session: sessionOf('author') }
const approver = { session: sessionOf('approver') }
const failed = { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' }
const submit = () => page.getByCss('.form button[type="submit"]').click()
const inForce = (rule: typeof drawRule) =>
  ({ ...shownRule().history[2], rule }) as NonNullable<ReturnType<typeof shownRule>['inForce']>

/** States of the screens of rules and results. */
export const ruleStates: readonly State[] = [
  { name: 'rules', path: '/rules', opening: author, shown: '.row-button' },
  {
    name: 'rules-loading',
    path: '/rules',
    opening: { ...author, answers: { 'POST /staff/rules': 'hanging' } },
    shown: '.loading-rows',
  },
  {
    name: 'rules-failed',
    path: '/rules',
    opening: { ...author, answers: { 'POST /staff/rules': failed } },
    shown: '.failure-whole',
  },
  {
    name: 'rules-empty',
    path: '/rules',
    opening: { ...author, answers: { 'POST /staff/rules': { data: { activities: [], before: null } } } },
    shown: '.empty',
  },
  { name: 'rule', path: '/rules?activity=910', opening: approver, shown: '.diff' },
  {
    name: 'rule-none',
    path: '/rules?activity=907',
    opening: { ...author, answers: { 'POST /staff/rules/show': { data: noRule } } },
    shown: '.empty .button',
  },
  { name: 'rule-approve', path: '/rules?activity=910&act=approve&id=3', opening: approver, shown: '.modal textarea' },
  {
    name: 'rule-outdated',
    path: '/rules?activity=910&act=approve&id=3',
    opening: {
      ...approver,
      answers: {
        'POST /staff/rules/decide': { data: { outcome: 'faulty', faults: [{ path: 'stock', code: 'stock_lower' }] } },
      },
    },
    reach: async () => {
      await page.getByCss('.form textarea').fill('Checked with legal')
      await submit()
    },
    shown: '.modal .notice-bad',
  },
  { name: 'rule-edit', path: '/rules?activity=910&act=edit', opening: author, shown: '.rule-form' },
  {
    name: 'rule-edit-faults',
    path: '/rules?activity=907&act=edit',
    opening: { ...author, answers: { 'POST /staff/rules/show': { data: noRule } } },
    reach: submit,
    shown: '.field-fault',
  },
  {
    name: 'rule-edit-draw',
    path: '/rules?activity=909&act=edit',
    opening: {
      ...author,
      answers: {
        'POST /staff/rules/show': { data: shownRule({ isLive: false, proposed: null, inForce: inForce(drawRule) }) },
      },
    },
    shown: '.rule-prize',
  },
  { name: 'results', path: '/results?activity=910', opening: author, shown: '.chart-bar' },
  {
    name: 'results-nothing',
    path: '/results?activity=910',
    opening: {
      ...author,
      answers: {
        'POST /staff/results': {
          data: results({ tracker: null, ledger: { ...results().ledger, joins: 0, grants: 0, days: [], items: [] } }),
        },
      },
    },
    shown: '.empty',
  },
]
