import type { Reason } from '@foyer/protocol/errors'
import { expectAccessible, lost, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { reasonText } from '../../errors/reason-text.ts'
import { chooseLanguage } from '../../text/language.ts'
import { padding, photo } from './testing/files.ts'
import {
  announceEndpoint,
  choose,
  expectSent,
  expectState,
  idOf,
  itemsOf,
  openUploader,
  rowOf,
  stateOf,
  uploader,
} from './testing/open-uploader.ts'

test('E3 an upload that loses its connection fails with a reason, and Try again uploads the same picture', async () => {
  const sendings = await openUploader()
  const offline = 'No connection. Check your network and try again.'
  choose(await photo('statement.jpg', 700, 600))
  const first = await expectSent(sendings, 1)
  first.progress(0.3)
  await expectState('statement.jpg', 'Uploading 30%')
  first.break()
  await expect.element(stateOf('statement.jpg')).toHaveTextContent(offline)
  expect(itemsOf()[0]).toMatchObject({ status: 'failed', message: offline, url: '' })
  await expectAccessible()

  const again = rowOf('statement.jpg').getByRole('button', { name: 'Try again: statement.jpg' })
  serve({ [announceEndpoint]: lost })
  await again.click()
  await expect.element(stateOf('statement.jpg')).toHaveTextContent(offline)
  expect(sendings.length).toBe(1)
  serve({ [announceEndpoint]: { id: idOf(7), path: 'uploads/7/ticket', expiresAt: Date.now() + 300_000 } })
  await again.click()
  const second = await expectSent(sendings, 2)
  expect(second.body.size).toBe(first.body.size)
  second.keep()
  await expectState('statement.jpg', 'Uploaded')
  expect(itemsOf()[0]).toMatchObject({ status: '', message: '', url: `uploads/${idOf(7)}` })
})

const answers: readonly [answer: string, body: object | string, reason: Reason][] = [
  ['that the upload address has expired', { status: 1, msg: 'x', reason: 'ticket_invalid' }, 'timeout'],
  ['that the picture is damaged', { status: 1, msg: 'x', reason: 'upload_unreadable' }, 'upload_unreadable'],
  ['with HTML', '<html>', 'unreadable'],
]
for (const [answer, body, reason] of answers)
  test(`a failed upload shows its reason when the server answers ${answer}`, async () => {
    const sendings = await openUploader()
    choose(await photo('card.jpg', 60, 40))
    const sending = await expectSent(sendings, 1)
    sending.answer(body)
    await expect.element(rowOf('card.jpg')).toHaveAttribute('data-status', 'failed')
    // the matcher treats the hotline's no-break spaces as spaces
    const text = reasonText({ reason }, 'en-US').replaceAll('\u00a0', ' ')
    await expect.element(stateOf('card.jpg')).toHaveTextContent(text)
  })

test('E3 a file that is not a picture fails with a message in the current language', async () => {
  const sendings = await openUploader()
  const script = '<script>alert(1)</script>'
  choose(
    new File([script], 'named.png', { type: 'image/png' }),
    new File([script], 'paper.pdf', { type: 'application/pdf' }),
  )
  // the browser cannot decode the file, so it sends it and the server checks it
  const sending = await expectSent(sendings, 1)
  sending.answer({ status: 1, msg: 'upload_not_picture', reason: 'upload_not_picture' })
  const words = 'This is not a picture we can use. Please choose a JPG, PNG or WebP photo.'
  for (const name of ['named.png', 'paper.pdf']) await expect.element(stateOf(name)).toHaveTextContent(words)
  expect(sendings.length).toBe(1)
  // the same file would fail again, so no Try again is offered
  expect(uploader.getByRole('button', { name: /Try again/ }).elements()).toEqual([])
  chooseLanguage('zh-HK')
  await expect.element(stateOf('named.png')).toHaveTextContent('這不是可用的圖片，請選擇 JPG、PNG 或 WebP 相片。')
  chooseLanguage('zh-CN')
  await expect.element(stateOf('paper.pdf')).toHaveTextContent('这不是可用的图片，请选择 JPG、PNG 或 WebP 照片。')
})

test('E3 a file over 10 MB is sent only if it can be made smaller', async () => {
  const sendings = await openUploader()
  choose(new File([padding], 'broken.jpg', { type: 'image/jpeg' }))
  await expect
    .element(stateOf('broken.jpg'))
    .toHaveTextContent('This picture is over 10 MB. Please choose a smaller one.')
  expect(requestsOf(announceEndpoint)).toEqual([])
  expect(sendings.length).toBe(0)
  choose(new File([await photo('x', 700, 600), padding], 'photo.jpg', { type: 'image/jpeg' }))
  const sending = await expectSent(sendings, 1)
  expect(sending.body.size).toBeLessThan(1_000_000)
  sending.keep()
  await expectState('photo.jpg', 'Uploaded')
  expect(itemsOf()[1]?.content[1]).toBe(sending.body.size)
})

test('a visitor who is not signed in sees "Please sign in first." under the picture', async () => {
  await openUploader({ viewer: 'visitor', answers: { [announceEndpoint]: refused('level_too_low') } })
  choose(await photo('card.jpg', 60, 40))
  await expect.element(stateOf('card.jpg')).toHaveTextContent('Please sign in first.')
})
