import { useState } from 'react'
import { Countdown } from '../../shared/ui/countdown/countdown.tsx'

export const title = 'Countdown'

const second = 1_000
const day = 86_400 * second

/** Business time is 0 when the gallery opens. */
export const Part = () => {
  const [ends, setEnds] = useState(0)
  return (
    <>
      <h3>Days away</h3>
      <Countdown to={2 * day + 3 * 3_600 * second + 25 * 60 * second + 10 * second} now={0} />
      <h3>More than a hundred days</h3>
      <Countdown to={128 * day} now={0} />
      <h3>The last seconds</h3>
      <Countdown to={63 * second} now={0} onEnd={() => setEnds((count) => count + 1)} />
      <p role="status">Ended {ends} times</p>
      <h3>Over</h3>
      <Countdown to={0} now={day} />
    </>
  )
}
