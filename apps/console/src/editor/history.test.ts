import { expect, test } from 'vitest'
import { draftDocument } from '../testing/editor-data.ts'
import { readDocument } from './document.ts'
import { type Change, type History, newHistory, reduce } from './history.ts'

const begin = () => newHistory(readDocument(draftDocument))
const after = (...changes: readonly Change[]): History => changes.reduce(reduce, begin())
const kindsOf = ({ present }: History) => present.document.page.blocks.map(({ kind }) => kind)
const type = (value: string, at: number, name = 'code'): Change => ({
  does: 'edit',
  path: ['activity', name],
  value,
  at,
})
const undo: Change = { does: 'undo' }
const redo: Change = { does: 'redo' }

test('every change can be undone and done again, and an undone document is the same object', () => {
  const first = begin()
  const changes: readonly Change[] = [
    { does: 'move', list: 'blocks', from: 0, to: 2 },
    { does: 'remove', list: 'blocks', from: 1 },
    { does: 'add', list: 'blocks', to: 0, item: { kind: 'text' } },
    type('a', 0),
  ]
  const states = [first]
  for (const change of changes) states.push(reduce(states.at(-1) ?? first, change))
  let now = states.at(-1) as History
  for (const state of states.slice(0, -1).reverse()) {
    now = reduce(now, undo)
    expect(now.present).toBe(state.present)
  }
  expect(reduce(now, undo)).toBe(now)
  for (const state of states.slice(1)) {
    now = reduce(now, redo)
    expect(now.present).toBe(state.present)
  }
})

test('letters that follow each other in one field are one step, and another field or a pause begins a step', () => {
  expect(after(type('s', 0), type('sp', 200), type('spr', 400)).past).toHaveLength(1)
  expect(after(type('s', 0), type('5', 100, 'number')).past).toHaveLength(2)
  expect(after(type('s', 0), type('sp', 5_000)).past).toHaveLength(2)
  expect(after(type('s', 0), undo, type('sp', 100)).past).toHaveLength(1)
})

test('a change after an undo drops what could be done again', () => {
  const history = after({ does: 'remove', list: 'blocks', from: 0 }, undo, type('x', 0))
  expect(history.future).toEqual([])
  expect(kindsOf(history)[0]).toBe('hero')
})

test('a block keeps its key wherever it moves, and a new block has a new one', () => {
  const { keys } = begin().present
  const moved = after({ does: 'move', list: 'blocks', from: 0, to: 3 })
  expect(moved.present.keys.blocks[3]).toBe(keys.blocks[0])
  const added = reduce(moved, { does: 'add', list: 'blocks', to: 1, item: { kind: 'text' } })
  expect(new Set(added.present.keys.blocks).size).toBe(kindsOf(added).length)
  expect(keys.blocks).not.toContain(added.present.keys.blocks[1])
})

test('the address of the page follows the code and the tasks, unless the page has another one', () => {
  const route = ({ present }: History) => present.document.activity.route
  const task: Change = { does: 'add', list: 'stages', to: 0, item: { id: 'one' } }
  expect(route(after(type('autumn', 0)))).toBe('/activityTemplate?code=autumn')
  expect(route(after(type('autumn', 0), task))).toBe('/activitySecondTemplate?code=autumn')
  const gone = after(type('autumn', 0), task, { does: 'remove', list: 'stages', from: 0 })
  expect(route(gone)).toBe('/activityTemplate?code=autumn')
  expect('stages' in gone.present.document.page).toBe(false)
  expect(route(after(type('/exclusiveGift?code=x', 0, 'route'), type('x', 0)))).toBe('/exclusiveGift?code=x')
})

test('no more than two hundred steps are stored', () => {
  const many = Array.from({ length: 250 }, (_, i) => type(String(i), i * 10_000))
  expect(after(...many).past).toHaveLength(200)
})
