import { element } from './elements.ts'

/** One setting with its options. */
export interface Choice {
  readonly label: string
  readonly options: readonly (readonly [value: string, text: string])[]
  /** undefined if nothing is chosen yet */
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
}

let made = 0

/** A few options side by side, as native radio buttons, so that arrow keys work. */
export const segments = ({ label, options, value, onChoose }: Choice): HTMLElement => {
  const name = `switch-${++made}`
  const parts = options.map(([option, text]) => {
    const input = element('input', { type: 'radio', name, value: option, checked: option === value })
    // an option that is an action may be chosen again
    input.addEventListener('click', () => onChoose(option))
    return element('label', {}, input, element('span', {}, text))
  })
  return element('fieldset', { class: 'segments' }, element('legend', {}, label), ...parts)
}

/** A menu of many options. */
export const menu = ({ label, options, value, onChoose }: Choice): HTMLElement => {
  const id = `switch-${++made}`
  const select = element('select', { id })
  for (const [option, text] of options)
    select.append(element('option', { value: option, selected: option === value }, text))
  select.addEventListener('change', () => onChoose(select.value))
  return element('div', { class: 'menu' }, element('label', { for: id }, label), select)
}
