import { fingerOn, frames } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { allowMotion, tap } from '../../../testing/gestures.ts'
import { expectUnderBand, openWheel } from './testing/wheel.ts'

allowMotion()

test('K2 an option of a wheel is 44 px high and six of them are in view, the chosen one in the middle', async () => {
  const { lists, chosen, option } = await openWheel(0)
  for (const list of lists.elements()) expect(list.getBoundingClientRect().height).toBeCloseTo(264, 1)
  for (const row of lists.first().getByRole('option').elements())
    expect(row.getBoundingClientRect().height).toBeCloseTo(44, 1)
  await expect.element(chosen(0)).toHaveTextContent('6 months')
  await expect.element(chosen(1)).toHaveTextContent('Hong Kong dollar')
  await expectUnderBand(option(0, '6 months'))
  await expectUnderBand(option(1, 'Hong Kong dollar'))
})

test('K2 a finger turns the wheel, which snaps to a row, and the choice takes effect only when confirmed', async () => {
  const { lists, chosen, confirm, button } = await openWheel(0)
  const finger = await fingerOn(lists.nth(1))
  await finger.moveBy(0, -55)
  await expect.element(chosen(1)).toHaveTextContent('Hong Kong dollar')
  await finger.pause()
  await finger.lift()
  await expect.element(chosen(1)).toHaveTextContent('US dollar')
  await expectUnderBand(chosen(1))
  await expect.element(button).toHaveTextContent('6 months · Hong Kong dollar')
  await tap(confirm)
  await expect.element(button).toHaveTextContent('6 months · US dollar')
})

test('K2 a wheel that stops on a disabled option selects the nearest enabled one', async () => {
  const { lists, chosen } = await openWheel(0)
  const finger = await fingerOn(lists.first())
  // a little past 9 months; the first pixels are consumed before scrolling starts
  await finger.moveBy(0, -65)
  await finger.pause()
  await finger.lift()
  await expect.element(chosen(0)).toHaveTextContent('12 months')
  await expectUnderBand(chosen(0))
})

test('K2 confirming a wheel in mid-spin chooses the row under the band', async () => {
  const { lists, chosen, confirm, button } = await openWheel(0)
  // an opened wheel scrolls to its chosen row
  await expectUnderBand(chosen(0))
  lists
    .first()
    .element()
    .scrollTo({ top: 4 * 44, behavior: 'instant' })
  await confirm.click()
  await expect.element(button).toMatchTextContent('12 months')
})

test('K2 a notch of the mouse wheel turns by one enabled option, and a click chooses an enabled option', async () => {
  const { lists, chosen, option } = await openWheel(0)
  await lists.first().hover()
  await commands.mouse('wheel', 0, -100)
  await expect.element(chosen(0)).toHaveTextContent('3 months')
  await expectUnderBand(option(0, '3 months'))
  for (const name of ['6 months', '12 months']) {
    await commands.mouse('wheel', 0, 100)
    await expect.element(chosen(0)).toHaveTextContent(name)
  }
  // a click would miss a row that is still moving
  await expectUnderBand(option(0, '12 months'))
  await option(0, '6 months').click()
  await expect.element(chosen(0)).toHaveTextContent('6 months')
  await expectUnderBand(option(0, '6 months'))
  await option(0, '9 months').click({ force: true })
  await expect.element(chosen(0)).toHaveTextContent('6 months')
  await expectUnderBand(option(0, '6 months'))
})

test('K2 a tap on the chosen row brings the wheel back to it from where it was scrolled to', async () => {
  const { lists, chosen, option } = await openWheel(0)
  lists
    .first()
    .element()
    .scrollTo({ top: 4 * 44, behavior: 'instant' })
  ;(option(0, '6 months').element() as HTMLElement).click()
  await expectUnderBand(option(0, '6 months'))
  await expect.element(chosen(0)).toHaveTextContent('6 months')
})

test('K2 a row that is chosen again before the wheel has left it stays under the band', async () => {
  const { chosen, option } = await openWheel(0)
  for (const name of ['12 months', '6 months']) {
    ;(option(0, name).element() as HTMLElement).click()
    await expect.element(chosen(0)).toHaveTextContent(name)
  }
  // by then a wrong movement would have started
  await frames(6)
  await expectUnderBand(option(0, '6 months'))
})

test('K2 a later column depends on an earlier one, and retains its choice while that is offered', async () => {
  const { lists, chosen, option } = await openWheel(0)
  await option(1, 'US dollar').click()
  await option(0, '3 months').click()
  await expect.element(chosen(1)).toHaveTextContent('US dollar')
  ;(lists.first().element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(chosen(0)).toHaveTextContent('36 months')
  const currencies = lists.nth(1).getByRole('option')
  await expect.poll(() => currencies.elements().map((each) => each.textContent)).toEqual(['Hong Kong dollar'])
  await expect.element(chosen(1)).toHaveTextContent('Hong Kong dollar')
  await expectUnderBand(option(1, 'Hong Kong dollar'))
})

test('K2 the columns of city and district show what belongs to the choice in the column before', async () => {
  const { chosen, option, confirm, button } = await openWheel(1, { language: 'zh-HK' })
  await tap(option(0, '福建省'))
  await expect.element(chosen(1)).toHaveTextContent('福州市')
  await expectUnderBand(chosen(1))
  await tap(option(1, '厦门市'))
  await tap(option(2, '湖里区'))
  await tap(confirm)
  await expect.element(button).toHaveTextContent('福建省 厦门市 湖里区')
})

for (const [name, leave] of [
  ['cancelling', ({ cancel }: Awaited<ReturnType<typeof openWheel>>) => cancel.click()],
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['a click beside the sheet', () => commands.clickAt(195, 40)],
] as const)
  test(`K2 leaving a wheel by ${name} changes nothing`, async () => {
    const wheel = await openWheel(0)
    await wheel.option(0, '3 months').click()
    await expect.element(wheel.chosen(0)).toHaveTextContent('3 months')
    await leave(wheel)
    await expect.element(wheel.dialog).not.toBeInTheDocument()
    await expect.element(wheel.button).toHaveTextContent('6 months · Hong Kong dollar')
    await wheel.button.click()
    await expect.element(wheel.chosen(0)).toHaveTextContent('6 months')
  })

test('K2 when a column is empty, the confirm button is disabled and described as "Nothing to choose yet"', async () => {
  const { dialog, confirm } = await openWheel(2)
  await expect.element(confirm).toBeDisabled()
  await expect.element(confirm).toHaveAccessibleDescription('Nothing to choose yet')
  await confirm.click({ force: true })
  await expect.element(dialog).toBeVisible()
})
