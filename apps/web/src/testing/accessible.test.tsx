import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { openPart } from './part.tsx'

const pale = { color: '#ccc' }

test('a text that became too pale after an accepted check is found', async () => {
  await openPart(<p id="text">Some words</p>)
  await expectAccessible()
  document.getElementById('text')?.style.setProperty('color', '#ddd')
  await expect(expectAccessible({ onlyContrast: true })).rejects.toThrow('color-contrast')
})

test('a text on a background that became too pale is found', async () => {
  await openPart(
    <div id="card" style={{ background: '#345', color: '#fff' }}>
      <p id="text">Some words</p>
    </div>,
  )
  await expectAccessible()
  document.getElementById('card')?.style.setProperty('background', '#ccc')
  await expect(expectAccessible({ onlyContrast: true })).rejects.toThrow('color-contrast')
})

test('a pale text behind an open dialog is found once the dialog is closed', async () => {
  await openPart(
    <>
      <p id="text" style={pale}>
        Some words
      </p>
      <dialog id="dialog" aria-label="Dialog">
        Other words
      </dialog>
    </>,
  )
  const dialog = document.getElementById('dialog') as HTMLDialogElement
  dialog.showModal()
  await expectAccessible()
  dialog.close()
  await expect(expectAccessible()).rejects.toThrow('color-contrast')
})
