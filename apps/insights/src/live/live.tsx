import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useId, useState } from 'react'
import { useFaultText } from '../shared/failure.tsx'
import { fits, type Kind, kinds, mostEntries } from './entries.ts'
import { LiveRow } from './live-row.tsx'
import { text } from './text.ts'
import { useLive } from './use-live.ts'

const Missed = ({ missed }: { missed: number | null }) => {
  const t = useText(text)
  return <li className="live-gap">{missed === null ? t.missedSome : fill(t.missed, { count: missed })}</li>
}

const example = `curl "${location.origin}/sa/debug?project=production&data=…" -H "Dry-Run: true"`

/** The live view of debug mode. */
export const Live = () => {
  const t = useText(text)
  const say = useFaultText()
  const { connection, fault, entries, waiting, isPaused, setPause, clear, again } = useLive()
  const [kind, setKind] = useState<Kind>('all')
  const [words, setWords] = useState('')
  const [name, filterId] = [useId(), useId()]
  const shown = entries.filter((entry) => fits(entry, kind, words))
  const isLost = connection === 'waiting'

  return (
    <section aria-labelledby="live">
      <div className="card">
        <div className="card-head">
          <h2 id="live">{t.title}</h2>
          <p className={`connection connection-${connection}`} role="status">
            {t[connection]}
          </p>
        </div>
        <p className="soft">{t.lead}</p>
        {isLost && fault && <p className="notice notice-warn">{say(fault)}</p>}
        {connection === 'crowded' && (
          <button type="button" className="button" onClick={again}>
            {t.resumeHere}
          </button>
        )}
        <details>
          <summary>{t.how}</summary>
          <p className="soft">
            {t.howText} <a href="/?tracking=debug">{`${location.origin}/?tracking=debug`}</a>
          </p>
          <p className="soft">{t.howElse}</p>
          <pre tabIndex={0}>{example}</pre>
        </details>
        <div className="live-tools">
          <fieldset className="segmented">
            <legend className="visually-hidden">{t.filter}</legend>
            {kinds.map((one) => (
              <label key={one}>
                <input type="radio" name={name} checked={kind === one} onChange={() => setKind(one)} />
                <span>{t[one]}</span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor={filterId} className="visually-hidden">
              {t.filter}
            </label>
            <input
              id={filterId}
              type="search"
              placeholder={t.filter}
              value={words}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <div className="live-buttons">
            <button type="button" className="button" aria-pressed={isPaused} onClick={() => setPause(!isPaused)}>
              {isPaused ? t.resume : t.pause}
            </button>
            <button type="button" className="button" onClick={clear}>
              {t.clear}
            </button>
          </div>
        </div>
        <p className="hint" role="status">
          {isPaused
            ? fill(t.held, { count: waiting })
            : fill(t.shownOf, { shown: shown.length, total: entries.length, most: mostEntries })}
        </p>
      </div>
      {entries.length === 0 ? (
        <div className="card empty">
          <h3>{t.none}</h3>
          <p className="soft">{t.noneHow}</p>
        </div>
      ) : (
        <div className="card">
          {shown.length === 0 && <p className="soft">{t.noneFit}</p>}
          <ul className="live-list">
            {shown.map((entry) =>
              'glimpse' in entry ? (
                <LiveRow key={entry.nth} glimpse={entry.glimpse} />
              ) : (
                <Missed key={entry.nth} missed={entry.missed} />
              ),
            )}
          </ul>
        </div>
      )}
    </section>
  )
}
