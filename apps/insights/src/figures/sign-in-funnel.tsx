import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { numberIn, rateIn } from './rate.ts'
import { text } from './text.ts'

/** How far visitors get in signing in. */
export const SignInFunnel = ({ signIn: { opened, requested, signedIn } }: Pick<TrackingFigures, 'signIn'>) => {
  const t = useText(text)
  const language = useLanguage()
  const steps = [
    { label: t.opened, value: opened, before: undefined },
    { label: t.requested, value: requested, before: opened },
    { label: t.signedIn, value: signedIn, before: requested },
  ]
  return (
    <section className="card" aria-labelledby="sign-in">
      <div className="card-head">
        <h2 id="sign-in">{t.signIn}</h2>
        {opened > 0 && <p className="hint">{fill(t.overall, { rate: rateIn(language, signedIn, opened) })}</p>}
      </div>
      {opened === 0 ? (
        <p className="soft">{t.emptyPart}</p>
      ) : (
        <ol className="funnel">
          {steps.map(({ label, value, before }) => (
            <li key={label}>
              <span>{label}</span>
              <strong>{numberIn(language, value)}</strong>
              <span className="funnel-bar">
                <span style={{ width: `${(value / opened) * 100}%` }} />
              </span>
              <span className="hint">
                {before !== undefined && fill(t.ofBefore, { rate: rateIn(language, value, before) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
