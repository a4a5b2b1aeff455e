import type { Figures, Position } from '@foyer/api/accounts'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { allocate, type Share } from './allocate.ts'
import * as styles from './allocation.module.css'
import { Private, useMaskedMoney } from './amount.tsx'
import * as figuresStyles from './figures.module.css'
import { text } from './text.ts'
import { useMask } from './use-mask.ts'

/** The part of each security and of the funds, as a bar and as a list of percentages. */
export const Allocation = ({ positions, figures }: { positions: readonly Position[]; figures: Figures }) => {
  const t = useText(text)
  const language = useLanguage()
  const isHidden = useMask((mask) => mask.isHidden)
  const money = useMaskedMoney()
  const { loan } = figures
  const shares = allocate(positions, figures)
  if (shares.length === 0) return null
  const assets = shares.reduce((sum, { value }) => sum + value, 0)
  const nameOf = ({ key, position }: Share) =>
    inLanguage(position?.name, language) ?? (key === 'cash' ? t.cashPart : t.others)
  return (
    <section className={figuresStyles.figureGroup}>
      <h2>{t.allocation}</h2>
      <div className={styles.allocation}>
        <div className={styles.bar} aria-hidden="true">
          {isHidden ? (
            <i data-part="hidden" />
          ) : (
            shares.map((share) => <i key={share.key} data-part={share.key} style={{ flexGrow: share.parts }} />)
          )}
        </div>
        <ul role="list" className={styles.legend}>
          {shares.map((share) => (
            <li key={share.key}>
              <i data-part={share.key} aria-hidden="true" />
              <span>{nameOf(share)}</span>
              <strong className="numbers">
                <Private>{(share.parts / 10).toFixed(1)}%</Private>
              </strong>
            </li>
          ))}
        </ul>
        <p className={styles.whole}>
          {fill(loan > 0 ? t.ofAssetsLoan : t.ofAssets, { assets: money(assets), loan: money(loan) })}
        </p>
      </div>
    </section>
  )
}
