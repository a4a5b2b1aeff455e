const element = /<(view|web-view)\b((?:[^>"]|"[^"]*")*?)(?:\/>|>([\s\S]*?)<\/\1>)/g
const binding = /\{\{(.+?)\}\}/g

const evaluate = (expression: string, data: object): unknown =>
  new Function(...Object.keys(data), `return (${expression})`)(...Object.values(data))

const fill = (text: string, data: object): string =>
  text.replace(binding, (_, expression: string) => String(evaluate(expression, data)))

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]

/** What a rendered template shows. */
export interface Shown {
  /** the visible texts in order */
  readonly texts: readonly string[]
  /** address in the web view, if there is one */
  readonly src: string | undefined
  /** handlers by event, as `tap` → `onRetry` */
  readonly handlers: Readonly<Record<string, string>>
}

/**
 * Renders the part of the vendor's template language that the shell uses: sibling elements, of which `wx:if`, `wx:elif`
 * and `wx:else` select one, with texts, bindings and handlers.
 */
export const render = (template: string, data: object): Shown => {
  const elements = [...template.matchAll(element)].map(([whole, name, attributes = '', inner = '']) => {
    const condition = attribute(attributes, 'wx:if') ?? attribute(attributes, 'wx:elif')
    return { whole, name, attributes, inner, condition }
  })
  const chosen = elements.find(({ condition }) => condition === undefined || evaluate(condition.slice(2, -2), data))
  if (!chosen) throw new Error('the template shows nothing')
  const src = chosen.name === 'web-view' ? attribute(chosen.attributes, 'src') : undefined
  return {
    texts: [...chosen.inner.matchAll(/<(text|button)\b[^>]*>([^<]*)</g)].map(([, , text = '']) => fill(text, data)),
    src: src && fill(src, data),
    handlers: Object.fromEntries(
      [...chosen.whole.matchAll(/\bbind(\w+)="(\w+)"/g)].map(([, event = '', handler = '']) => [event, handler]),
    ),
  }
}
