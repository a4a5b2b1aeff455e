/** The buttons that were pressed before the client could handle them, from the head script (app/head.ts). */
declare const foyerEarlyActs: { buttons: readonly HTMLElement[]; end(): void } | undefined

/** Types again what a field contains. React ignores the event of a value that it knows, and learns of values that are assigned. */
const typeAgain = (field: HTMLInputElement): void => {
  const { value, defaultValue } = field
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Carries out, once the client has rendered its first screen, what a visitor did before: the presses, the choice in a
 * menu, and what was typed. The sign-in reads typed texts and ticks itself (shared/form/typed-before.ts).
 */
export const carryOutEarlyActs = (): void => {
  // in development there is no head script
  if (typeof foyerEarlyActs === 'undefined') return
  // only what the build rendered has the choice that it was painted with
  for (const menu of document.querySelectorAll<HTMLSelectElement>('#app[data-painted] select'))
    if (!menu.selectedOptions[0]?.defaultSelected) menu.dispatchEvent(new Event('change', { bubbles: true }))
  const fields = '#app[data-painted] main:not(.welcome) input:not([type=checkbox],[type=radio])'
  for (const field of document.querySelectorAll<HTMLInputElement>(fields))
    if (field.value !== field.defaultValue) typeAgain(field)
  foyerEarlyActs.end()
  for (const button of foyerEarlyActs.buttons)
    if (button.isConnected) button.click()
    // the painted way back of other screens was replaced
    else if (button.matches('.top-bar-back')) document.querySelector<HTMLElement>('.top-bar-back')?.click()
}
