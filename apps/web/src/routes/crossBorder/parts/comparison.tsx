import type { CrossBorderGuide, Direction } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { aspectIcons } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Amounts of renminbi, and grades of risk, which one looks for in the table. Their words stay together. */
const figure = /(RMB\s[\d.,]+\s\w+|\d[\d.,]*\s\p{Script=Han}+|R\d\s\S+\sR\d)/u

const Words = ({ text }: { text: string }) =>
  text.split(figure).map((part, n) => (n % 2 === 1 ? <b key={part}>{part.replaceAll(' ', '\u00a0')}</b> : part))

/** Shows a text of the table. Each part of it, up to a semicolon, is an item of a list. */
const Cell = ({ text, columns = 1 }: { text: string; columns?: number }) => {
  const parts = text.split(/；|; /)
  return (
    <td colSpan={columns}>
      {parts.length === 1 ? (
        <Words text={text} />
      ) : (
        <ul role="list">
          {parts.map((part) => (
            <li key={part}>
              <Words text={part.charAt(0).toUpperCase() + part.slice(1)} />
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

const sides: readonly Direction[] = ['southbound', 'northbound']

/** The comparison table. A column is one direction. What both directions have in common stands once. */
export const Comparison = ({ guide }: { guide: CrossBorderGuide }) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  return (
    <section className={`${crossBorderStyles.cbPart} ${styles.guideCompared}`} aria-labelledby="compared">
      <h2 id="compared">{t.compared}</h2>
      {/* a scrollable region must be reachable by keyboard */}
      <section className={`${crossBorderStyles.cbCard} ${styles.guideTableCard}`} aria-label={t.caption} tabIndex={0}>
        <table className={`${styles.guideTable} numbers`}>
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              {sides.map((side) => (
                <th key={side} scope="col">
                  {c[side]}
                </th>
              ))}
            </tr>
          </thead>
          {guide.compared.map(({ id, aspect, ...compared }) => {
            const isSame = inLanguage(compared.southbound, language) === inLanguage(compared.northbound, language)
            const icon = aspectIcons[id]
            return (
              <tbody key={id}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    <span className={styles.guideAspect}>
                      {icon && <Icon path={icon} size={20} />}
                      {inLanguage(aspect, language)}
                      {isSame && <small>{t.both}</small>}
                    </span>
                  </th>
                </tr>
                <tr>
                  {isSame ? (
                    <Cell text={inLanguage(compared.southbound, language)} columns={2} />
                  ) : (
                    sides.map((side) => <Cell key={side} text={inLanguage(compared[side], language)} />)
                  )}
                </tr>
              </tbody>
            )
          })}
        </table>
      </section>
    </section>
  )
}
