import { inLanguage } from '@foyer/api/languages'
import type { PriceAlert, PriceAlertsReply } from '@foyer/api/price-alerts'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api } from '../../../platform/session.ts'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { pricedText } from '../../../shared/market/figures.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import * as styles from './alerts.module.css'
import { text } from './text.ts'

const useLimitText = () => {
  const t = useText(text)
  return ({ kind, value, instrument }: PriceAlert): string => {
    const words = { above: t.above, below: t.below, percent_up: t.up, percent_down: t.down }
    const isPrice = kind === 'above' || kind === 'below'
    return fill(words[kind], { value: isPrice ? pricedText(instrument, value) : value })
  }
}

interface AlertListProps {
  alerts: readonly PriceAlert[]
  onChanged: (reply: PriceAlertsReply) => void
}

/** The alerts of a person: those that wait, then those that were reached. Each can be deleted. */
export const AlertList = ({ alerts, onChanged }: AlertListProps) => {
  const t = useText(text)
  const language = useLanguage()
  const limitText = useLimitText()
  const [removing, setRemoving] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const why = useFailureText(failure)
  const remove = async (id: string) => {
    if (removing !== undefined) return
    setRemoving(id)
    setFailure(null)
    try {
      onChanged(await api(pathTo('POST /user/price-alerts/remove'), { id }))
      showToast(t.removed)
    } catch (error) {
      setFailure(error)
    } finally {
      setRemoving(undefined)
    }
  }
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" live>
          {why}
        </Notice>
      )}
      <ul className={styles.alerts} role="list">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <p className="numbers">
              <strong>{limitText(alert)}</strong>
              <small>{`${inLanguage(alert.instrument.name, language)} ${alert.instrument.code}`}</small>
              {alert.reached && (
                <small>
                  {fill(t.reached, {
                    moment: formatMoment(language, alert.reached.at),
                    price: pricedText(alert.instrument, alert.reached.price),
                  })}
                </small>
              )}
            </p>
            <button
              type="button"
              className="icon-button"
              aria-label={`${t.remove}: ${limitText(alert)}`}
              aria-disabled={removing !== undefined || undefined}
              onClick={() => void remove(alert.id)}
            >
              <Icon path={closeIcon} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
