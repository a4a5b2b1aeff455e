import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goTo } from '../../platform/navigation.ts'
import { allowMotion } from '../../testing/gestures.ts'
import { openPart } from '../../testing/part.tsx'
import { Dialog } from './dialog/dialog.tsx'
import { Drawer } from './drawer/drawer.tsx'
import { Sheet } from './sheet.tsx'

allowMotion()

const sheets = () =>
  [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.querySelector('h2')?.textContent)
const layer = () => (history.state as { layer?: number } | null)?.layer ?? 0

/** The layer of the next history entry. */
const nextEntry = () =>
  new Promise((resolve) => addEventListener('popstate', ({ state }) => resolve(state?.layer ?? 0), { once: true }))

/**
 * A sheet with another one inside, such as a document in an application; a drawer; and a sheet that is replaced by
 * another.
 */
const Layers = () => {
  const [open, setOpen] = useState<string>()
  const [isInner, setInner] = useState(false)
  const [isQuestionOpen, setQuestionOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(undefined)
  return (
    <>
      {['Outer', 'Drawer', 'First'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          Open {name}
        </button>
      ))}
      {open === 'Outer' && (
        <Sheet title="Outer" busy={busy} onClose={close}>
          <button type="button" onClick={() => setInner(true)}>
            Open inner
          </button>
          <button type="button" onClick={() => setBusy(!busy)}>
            {busy ? 'Be done' : 'Be busy'}
          </button>
          <a href="#/somewhere">Somewhere</a>
          {isInner && (
            <Sheet title="Inner" onClose={() => setInner(false)}>
              <button type="button" onClick={() => setQuestionOpen(true)}>
                Open question
              </button>
              {isQuestionOpen && (
                <Dialog title="Question" onConfirm={() => undefined} onClose={() => setQuestionOpen(false)} />
              )}
            </Sheet>
          )}
        </Sheet>
      )}
      {open === 'Drawer' && (
        <Drawer title="Drawer" onClose={close}>
          <p>Words</p>
        </Drawer>
      )}
      {open === 'First' && (
        <Sheet title="First" onClose={close}>
          <button type="button" onClick={() => setOpen('Second')}>
            Go on
          </button>
        </Sheet>
      )}
      {open === 'Second' && (
        <Sheet title="Second" onClose={close}>
          <p>Words</p>
        </Sheet>
      )}
    </>
  )
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const openAll = async () => {
  await press('Open Outer')
  await press('Open inner')
  await press('Open question')
  await expect.poll(sheets).toEqual(['Outer', 'Inner', 'Question'])
}

beforeEach(async () => {
  location.hash = '/start'
  await openPart(<Layers />)
  await expect.poll(layer).toBe(0)
})

test('SCREEN-3 Esc closes the topmost of nested dialogs alone, one with each press', async () => {
  await openAll()
  for (const left of [['Outer', 'Inner'], ['Outer'], []]) {
    await userEvent.keyboard('{Escape}')
    await expect.poll(sheets).toEqual(left)
    await expect.poll(layer).toBe(left.length)
  }
})

test('SCREEN-3 Esc closes the topmost dialog alone when nothing in it has the focus any more', async () => {
  await openAll()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Escape}')
  await expect.poll(sheets).toEqual(['Outer', 'Inner'])
})

test.each(['Outer', 'Drawer'])('the title has the focus in an opened sheet or drawer (%s)', async (name) => {
  await press(`Open ${name}`)
  await expect.element(page.getByRole('heading', { name, exact: true })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toHaveFocus()
})

test('SCREEN-3 the page behind nested dialogs does not scroll until the last of them has closed', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  await openAll()
  for (const left of [['Outer', 'Inner'], ['Outer']]) {
    await userEvent.keyboard('{Escape}')
    await expect.poll(sheets).toEqual(left)
    expect(overflow()).toBe('hidden')
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(sheets).toEqual([])
  expect(overflow()).not.toBe('hidden')
})

test('SCREEN-3 the button of a nested sheet closes that sheet alone', async () => {
  await press('Open Outer')
  await press('Open inner')
  await expect.poll(sheets).toEqual(['Outer', 'Inner'])
  await userEvent.click(page.getByRole('button', { name: 'Close' }).last())
  await expect.poll(sheets).toEqual(['Outer'])
  await expect.poll(layer).toBe(1)
})

test('SCREEN-3 going back closes the topmost dialog and stays on the page', async () => {
  await openAll()
  for (const left of [['Outer', 'Inner'], ['Outer'], []]) {
    history.back()
    await expect.poll(sheets).toEqual(left)
    await expect.poll(layer).toBe(left.length)
    expect(location.hash).toBe('#/start')
  }
})

test('SCREEN-3 going back lets a drawer leave and stays on the page', async () => {
  await press('Open Drawer')
  await expect.poll(layer).toBe(1)
  history.back()
  await expect.poll(sheets).toEqual([])
  expect(location.hash).toBe('#/start')
})

test('SCREEN-3 a sheet that cannot be closed now stays open when the visitor goes back, and closes once it can', async () => {
  await press('Open Outer')
  await press('Be busy')
  for (let time = 0; time < 2; time += 1) {
    await expect.poll(layer).toBe(1)
    const moved = nextEntry()
    history.back()
    expect(await moved).toBe(0)
    await expect.poll(layer).toBe(1)
    await userEvent.keyboard('{Escape}')
    expect(sheets()).toEqual(['Outer'])
  }
  await press('Be done')
  history.back()
  await expect.poll(sheets).toEqual([])
})

test('SCREEN-3 going forward to the entry of a closed sheet opens nothing and comes back to the page’s own entry', async () => {
  await press('Open Outer')
  await expect.poll(layer).toBe(1)
  history.back()
  await expect.poll(sheets).toEqual([])
  const moved = nextEntry()
  history.forward()
  expect(await moved).toBe(1)
  await expect.poll(layer).toBe(0)
  expect(sheets()).toEqual([])
})

test('SCREEN-3 a sheet that takes the place of another takes its history entry too', async () => {
  await press('Open First')
  await expect.poll(layer).toBe(1)
  const { length } = history
  await press('Go on')
  await expect.poll(sheets).toEqual(['Second'])
  await expect.poll(layer).toBe(1)
  expect(history.length).toBe(length)
  history.back()
  await expect.poll(sheets).toEqual([])
  expect(location.hash).toBe('#/start')
})

test('SCREEN-3 a step to another screen from nested sheets leaves no entry of theirs behind', async () => {
  await press('Open Outer')
  await press('Open inner')
  await expect.poll(layer).toBe(2)
  goTo('/elsewhere')
  await expect.poll(() => location.hash).toBe('#/elsewhere')
  history.back()
  await expect.poll(() => location.hash).toBe('#/start')
  expect(layer()).toBe(0)
})

test('SCREEN-3 a link inside a sheet leaves no entry of the sheet behind', async () => {
  await press('Open Outer')
  await expect.poll(layer).toBe(1)
  await userEvent.click(page.getByRole('link', { name: 'Somewhere' }))
  await expect.poll(() => location.hash).toBe('#/somewhere')
  history.back()
  await expect.poll(() => location.hash).toBe('#/start')
  expect(layer()).toBe(0)
})

test('SCREEN-3 an address that a sheet has changed is the page’s once the sheet has closed', async () => {
  await press('Open Outer')
  await expect.poll(layer).toBe(1)
  history.replaceState(history.state, '', '#/start?type=gift')
  await userEvent.keyboard('{Escape}')
  await expect.poll(layer).toBe(0)
  await expect.poll(() => location.hash).toBe('#/start?type=gift')
})
