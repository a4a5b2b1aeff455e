import { expect, test } from 'vitest'
import { openPart } from '../../testing/part.tsx'

const texts = [
  '換領後不能更改或退回，請在到期前到任何門店出示此二維碼領取一杯熱飲，逾期自動作廢。',
  '我们已记下您的意见，如需进一步协助，请致电客户服务热线或透过本页预约回电。',
  '資料已過期，請重新載入後再試一次。如問題持續，請致電我們並提供以下編號。',
]

/** The number of characters in the last line of a text of several lines; undefined if it has one line. */
const lastLineOf = (element: Element): number | undefined => {
  const node = element.firstChild as Text
  const tops = Array.from({ length: node.length }, (_, at) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return Math.round(range.getBoundingClientRect().top)
  })
  return tops[0] === tops.at(-1) ? undefined : tops.filter((top) => top === tops.at(-1)).length
}

test('No Chinese text ends in a line of a single character and its full stop at 250 to 420 px', async () => {
  await openPart(
    <div data-box>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>,
  )
  const box = document.querySelector<HTMLElement>('[data-box]')
  for (let width = 250; box && width <= 420; width += 5) {
    box.style.width = `${width}px`
    for (const text of box.children)
      expect(lastLineOf(text) ?? 3, `${width} px: ${text.textContent}`).toBeGreaterThan(2)
  }
})
