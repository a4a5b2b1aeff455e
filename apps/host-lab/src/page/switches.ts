import { element } from './elements.ts'

/** One thing that can be set, its choices by what they mean. */
export interface Choice {
  readonly label: string
  readonly options: readonly (readonly [value: string, text: string])[]
  /** undefined: nothing is chosen yet */
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
}

let made = 0

/** A few choices side by side: native radio buttons, so that arrow keys move between them. */
export const segments = ({ label, options, value, onChoose }: Choice): HTMLElement => {
  const name = `switch-${++made}`
  const parts = options.map(([option, text]) => {
    const input = element('input', { type: 'radio', name, value: option, checked: option === value })
    // a choice that is an action may be taken again
    input.addEventListener('click', () => onChoose(option))
    return element('label', {}, input, element('span', {}, text))
  })
  return element('fieldset', { class: 'segments' }, element('legend', {}, label), ...parts)
}

/** Many choices, one of them shown. */
export const menu = ({ label, options, value, onChoose }: Choice): HTMLElement => {
  const id = `switch-${++made}`
  const select = element('select', { id })
  for (const [option, text] of options)
    select.append(element('option', { value: option, selected: option === value }, text))
  select.addEventListener('change', () => onChoose(select.value))
  return element('div', { class: 'menu' }, element('label', { for: id }, label), select)
}
