import { brand } from '@foyer/api/brand'
import type { CallBackTopic } from '@foyer/api/call-back-limits'
import { useRef, useState } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import type { FormOf } from '../form/places.ts'
import { useFormCall } from '../form/use-form-call.ts'
import { uuid } from '../once/attempt.ts'
import { cleanMobile, isMobile } from '../phone/mobile-number.ts'
import { text as phoneText } from '../phone/text.ts'
import { usualArea } from '../phone/usual-area.ts'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { text } from './text.ts'

type Field = 'time' | 'topic' | 'number'
type CallBackForm = FormOf<'POST /user/call-backs/request', Field, 'call_back_open' | 'key_reused'>

interface Options {
  /** called after the request was stored */
  onSent: () => void
  /** called when the offered windows are outdated */
  onOutdated: () => void
}

/** The state of the form for a call, and its one call. The same choices are sent under the same key. */
export const useCallBackForm = ({ onSent, onOutdated }: Options) => {
  const t = useText(text)
  const p = useText(phoneText)
  const language = useLanguage()
  const [isOther, setOther] = useState(false)
  const [area, setArea] = useState(usualArea)
  const [mobileNo, setMobileNo] = useState('')
  const [from, setFrom] = useState<number>()
  const [topic, setTopic] = useState<CallBackTopic>()
  const [note, setNote] = useState('')
  const [isSpent, setSpent] = useState(false)
  const sent = useRef({ request: '', key: '' })
  const call = useFormCall<CallBackForm, 'sending'>({
    places: { call_back_window: 'time', mobile_malformed: 'number', sms_region_blocked: 'number' },
    onFailed: (reason) => {
      if (reason === 'call_back_window') {
        setFrom(undefined)
        onOutdated()
      }
      const isRateLimit = reason === 'rate_limited'
      setSpent(isRateLimit)
      return isRateLimit
    },
  })
  const submit = () => {
    const typed = cleanMobile(mobileNo)
    if (isOther && typed === '') return call.fail('number', t.numberMissing)
    if (isOther && !isMobile(area.value, typed)) return call.fail('number', p.malformed)
    if (from === undefined) return call.fail('time', t.chooseTime)
    if (topic === undefined) return call.fail('topic', t.chooseTopic)
    const written = note.replace(/[\s\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()
    const body = {
      client: brand.clientApp.name,
      ...{ from, topic, language },
      number: isOther ? { areaCode: area.value, mobileNo: typed } : null,
      ...(written !== '' && { note: written }),
    }
    const request = JSON.stringify(body)
    if (sent.current.request !== request) sent.current = { request, key: uuid() }
    setSpent(false)
    void call.run('sending', async () => {
      await api(pathTo('POST /user/call-backs/request'), { key: sent.current.key, ...body })
      onSent()
    })
  }
  return {
    ...{ call, isOther, area, mobileNo, from, topic, note, isSpent, submit, setNote },
    setOther: call.edit('number', setOther),
    setArea: call.edit('number', setArea),
    setMobileNo: call.edit('number', setMobileNo),
    setFrom: call.edit('time', (value: number) => setFrom(value)),
    setTopic: call.edit('topic', (value: CallBackTopic) => setTopic(value)),
  }
}
