import type { Language } from '../text/languages.ts'
import { fill, type Row, textsIn } from '../text/table.ts'

/** The messages of the server's checks as patterns, with the same sentence for staff. Groups fill its places. */
const sentences: readonly (readonly [pattern: RegExp, sentence: Row])[] = [
  [
    /^names \{stock\}, but/,
    [
      '文字提到名额，但活动没有填写名额。',
      '文字提到名額，但活動沒有填寫名額。',
      'The text names the places, but the activity states none.',
    ],
  ],
  [/^is empty/, ['还没有写。', '尚未填寫。', 'Nothing is written here yet.']],
  [/^is missing/, ['还没有填写。', '尚未填寫。', 'This is not filled in yet.']],
  [
    /^is too long: it has (?<length>\d+) characters and may have at most (?<limit>\d+)/,
    [
      '太长：有 {length} 字，最多 {limit} 字。',
      '太長：有 {length} 字，最多 {limit} 字。',
      'Too long: {length} characters, and at most {limit} fit.',
    ],
  ],
  [
    /^must be plain text/,
    ['只能是纯文字：请删除 HTML 标记。', '只能是純文字：請刪除 HTML 標記。', 'Plain text only: remove the HTML.'],
  ],
  [
    /^must not hold a web address/,
    [
      '不能写网址：文字不会变成链接。',
      '不能寫網址：文字不會變成連結。',
      'No web addresses: a text never becomes a link.',
    ],
  ],
  [
    /^must not hold braces/,
    [
      '大括号里的变量在此处不能使用。导语和段落中可以插入变量。',
      '大括號內的變數在此處不能使用。導語及段落中可以插入變數。',
      'These braces cannot be used here. Insert variables in leads and paragraphs.',
    ],
  ],
  [
    /^must not hold a line break/,
    [
      '不能有换行或看不见的字符：每段请单独添加。',
      '不能有換行或看不見的字元：每段請分開新增。',
      'No line breaks or invisible characters: add a paragraph instead.',
    ],
  ],
  [
    /^must not begin or end with a space/,
    ['首尾不能有空格。', '首尾不能有空格。', 'No space at the beginning or the end.'],
  ],
  [/^must be written in Simplified/, ['这里要用简体字。', '此處須用簡體字。', 'Write this in Simplified characters.']],
  [
    /^must be in English/,
    ['这里要用英文，不能有汉字。', '此處須用英文，不能有漢字。', 'Write this in English, without Chinese characters.'],
  ],
  [
    /^is not a file in/,
    ['没有这个文件，请另选。', '沒有此檔案，請另選。', 'This file does not exist: choose another one.'],
  ],
  [
    /^must name a file that ends in (?<endings>.+)$/,
    ['请选择以 {endings} 结尾的文件。', '請選擇以 {endings} 結尾的檔案。', 'Choose a file that ends in {endings}.'],
  ],
  [
    /^has no prices here/,
    ['这里没有它的价格，请移除。', '此處沒有它的價格，請移除。', 'It has no prices here: remove it.'],
  ],
  [
    /^must not tie a gift/,
    [
      '礼品、赠券及现金不能与一种产品挂钩：请移除产品，或改为费用折扣。',
      '禮品、禮券及現金不能與一種產品掛鈎：請移除產品，或改為費用折扣。',
      'A gift, voucher or cash may not depend on one product: remove the product, or give a fee discount.',
    ],
  ],
  [
    /^must hold a block of the kind terms/,
    [
      '缺少“条款”区块，没有它不能发布。',
      '欠缺「條款」區塊，沒有它不能發佈。',
      'The block “Terms” is missing: nothing is published without it.',
    ],
  ],
  [
    /^must hold a block of the kind risk/,
    [
      '缺少“风险提示”区块，没有它不能发布。',
      '欠缺「風險提示」區塊，沒有它不能發佈。',
      'The block “Risk” is missing: nothing is published without it.',
    ],
  ],
  [
    /^is a second hero/,
    [
      '一个页面只有一个页首，请删除这个。',
      '一個頁面只有一個頁首，請刪除這個。',
      'A page has one hero: delete this one.',
    ],
  ],
  [/^is the hero: move/, ['页首要放在最前。', '頁首要放在最前。', 'Move the hero to the first place.']],
  [
    /^is for joining/,
    [
      '这是给参加者的，但此活动没有人可以参加。',
      '這是給參加者的，但此活動沒有人可以參加。',
      'This is for joining, and nobody may join this activity.',
    ],
  ],
  [
    /^cannot be combined with stages/,
    [
      '有任务时，名额要写在每个任务里。',
      '有任務時，名額要寫在每個任務內。',
      'With tasks, each task has its own places: remove these.',
    ],
  ],
  [
    /^is also the id of/,
    ['这个名称已经用过，请改。', '此名稱已經用過，請更改。', 'This name is used above: choose another one.'],
  ],
  [/^must be later than opens/, ['结束要晚于开始。', '結束要遲於開始。', 'The end must be later than the start.']],
  [
    /^must not be before the activity opens/,
    ['不能早于活动开始。', '不能早於活動開始。', 'Not before the activity opens.'],
  ],
  [
    /^must not be after the activity closes/,
    ['不能晚于活动结束。', '不能遲於活動結束。', 'Not after the activity closes.'],
  ],
  [
    /^must not be before the stage above/,
    [
      '不能早于上一个任务开始。',
      '不能早於上一個任務開始。',
      'Not before the task above opens, because tasks are done in order.',
    ],
  ],
  [/^must end in (?<end>.+)$/, ['地址要以 {end} 结尾。', '網址要以 {end} 結尾。', 'The address must end in {end}.']],
  [
    /^must be (?<value>\S+) as in the catalogue/,
    [
      '目录中的值是 {value}，请清空此栏。',
      '目錄中的值是 {value}，請清空此欄。',
      'The catalogue says {value}: leave this empty.',
    ],
  ],
  [
    /^is the number of another activity/,
    [
      '这是另一个活动的编号，请改。',
      '這是另一個活動的編號，請更改。',
      'Another activity has this number: choose a different one.',
    ],
  ],
  [
    /^must hold at least 1 stage/,
    [
      '此地址的页面至少要有一个任务。',
      '此網址的頁面至少要有一個任務。',
      'A page at this address needs at least one task.',
    ],
  ],
  [
    /^are shown on \/activitySecondTemplate only/,
    [
      '此地址的页面不显示任务：请删除任务或更改地址。',
      '此網址的頁面不顯示任務：請刪除任務或更改網址。',
      'A page at this address shows no tasks: delete them, or change the address.',
    ],
  ],
  [
    /^is known only for clients/,
    ['只有客户才有账户类别。', '只有客戶才有賬戶類別。', 'Only clients have an account type: let only clients join.'],
  ],
  [
    /^must not name this activity itself/,
    ['不能写此活动自己。', '不能寫此活動自己。', 'It may not name this activity itself.'],
  ],
  [
    /^must be 1 to 40 small letters|^must be small letters/,
    ['只能用小写字母、数字及连字符。', '只能用小寫字母、數字及連字號。', 'Use small letters, digits and hyphens only.'],
  ],
  [
    /^must be a page such as (?<page>.+)$/,
    ['要写成页面地址，例如 {page}。', '要寫成頁面網址，例如 {page}。', 'Write the address of a page, such as {page}.'],
  ],
  [
    /^must be a time of Hong Kong|^must be a time of day/,
    ['请选择日期和时间。', '請選擇日期及時間。', 'Choose a date and a time.'],
  ],
  [/^must be on a whole minute/, ['时间要是整分钟。', '時間須為整分鐘。', 'Choose a whole minute.']],
  [/^must hold at least (?<n>\d+) entr/, ['至少要有 {n} 个。', '至少要有 {n} 個。', 'At least {n} of these.']],
  [/^must hold at most (?<n>\d+) entr/, ['最多 {n} 个。', '最多 {n} 個。', 'At most {n} of these.']],
  [/^must be at least (?<n>-?\d+)$/, ['不能小于 {n}。', '不能少於 {n}。', 'Not less than {n}.']],
  [/^must be at most (?<n>-?\d+)$/, ['不能大于 {n}。', '不能大於 {n}。', 'Not more than {n}.']],
  [/^must have at least (?<n>\d+) character/, ['至少要有 {n} 字。', '至少要有 {n} 字。', 'At least {n} characters.']],
  [/^must have at most (?<n>\d+) character/, ['最多 {n} 字。', '最多 {n} 字。', 'At most {n} characters.']],
  [/^must be a (whole )?number$/, ['要是一个整数。', '須為一個整數。', 'Write a whole number.']],
  [/^must be true or false$/, ['要是“是”或“否”。', '須為「是」或「否」。', 'It must be yes or no.']],
  [
    /^must be (a text|a list|an object)/,
    [
      '这里的内容形式不对，请删除再填。',
      '此處的內容形式不對，請刪除再填。',
      'This has the wrong form: delete it and fill it in again.',
    ],
  ],
  [/^must be ".+ or /, ['请从清单中选择。', '請從清單中選擇。', 'Choose one of the list.']],
  [
    /^is not a kind of block/,
    [
      '此区块的种类不再使用，请删除。',
      '此區塊的種類不再使用，請刪除。',
      'This kind of block does not exist: delete it.',
    ],
  ],
  [/^is not a known field/, ['此栏不属于这里。', '此欄不屬於此處。', 'This field does not belong here.']],
  [/^is not written as/, ['这里的写法不对。', '此處的寫法不對。', 'This is not written correctly.']],
  [
    /^must be 1, the only version/,
    ['此文件的版本不受支持。', '不支援此檔案的版本。', 'The version of this document is not supported.'],
  ],
  [/^the file is too long/, ['页面太长，请删减。', '頁面太長，請刪減。', 'The page is too long: shorten it.']],
]

/** The sentence for staff; undefined for a message that the table does not know. */
export const knownFaultWords = (message: string, language: Language): string | undefined => {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(message)
    if (found) return fill(textsIn({ sentence }, language).sentence, found.groups ?? {})
  }
  return undefined
}

/** A fault in the language of staff. A message that the table does not know is shown as the server wrote it. */
export const faultWords = (message: string, language: Language): string => knownFaultWords(message, language) ?? message
