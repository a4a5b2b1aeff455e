import type { CampaignFaultCode } from '@foyer/api/staff/campaign-faults'
import type { CampaignFault } from '@foyer/api/staff/campaigns'
import type { Language } from '@foyer/staff-interface/languages'
import { fill, type Row, table, textsIn } from '@foyer/staff-interface/table'
import { faultText as ruleFaultTexts, fieldText as ruleFieldTexts } from '../rules/text.ts'
import { broadcastFaultTexts } from './broadcast-fault-text.ts'
import { variableNames } from './variable-names.ts'

/** The kinds of blocks. */
export const blockNames = table({
  hero: ['头图', '主視覺', 'Hero'],
  text: ['文字', '文字', 'Text'],
  image: ['图片', '圖片', 'Picture'],
  video: ['影片', '影片', 'Film'],
  countdown: ['倒计时', '倒數', 'Countdown'],
  steps: ['步骤', '步驟', 'Steps'],
  rewards: ['奖励', '獎賞', 'Rewards'],
  quotes: ['行情', '報價', 'Quotes'],
  rules: ['规则', '規則', 'Rules'],
  faq: ['常见问题', '常見問題', 'Questions'],
  terms: ['条款', '條款', 'Terms'],
  join: ['参加按钮', '參加按鈕', 'Join button'],
  risk: ['风险提示', '風險提示', 'Risk notice'],
})

/** Fields of blocks and activities. */
const fieldNames = table({
  title: ['标题', '標題', 'Title'],
  lead: ['导语', '導語', 'Lead'],
  kicker: ['眉题', '眉題', 'Kicker'],
  paragraphs: ['段落', '段落', 'Paragraph'],
  rules: ['规则', '規則', 'Rule'],
  steps: ['步骤', '步驟', 'Step'],
  sections: ['条款', '條款', 'Section'],
  heading: ['小标题', '小標題', 'Heading'],
  text: ['文字', '文字', 'Text'],
  questions: ['问题', '問題', 'Question'],
  question: ['问题', '問題', 'Question'],
  answer: ['答案', '答案', 'Answer'],
  rewards: ['奖励', '獎賞', 'Reward'],
  name: ['名称', '名稱', 'Name'],
  note: ['说明', '說明', 'Note'],
  value: ['价值', '價值', 'Value'],
  label: ['按钮文字', '按鈕文字', 'Label'],
  alt: ['替代文字', '替代文字', 'Alternative text'],
  caption: ['图注', '圖片說明', 'Caption'],
  captions: ['字幕', '字幕', 'Captions'],
  description: ['描述', '描述', 'Description'],
  media: ['文件', '檔案', 'File'],
  poster: ['封面', '封面', 'Poster'],
  art: ['图片', '圖片', 'Picture'],
  artAlt: ['图片的替代文字', '圖片的替代文字', 'Alternative text of the picture'],
  focus: ['焦点', '焦點', 'Focus'],
  opens: ['开始时间', '開始時間', 'Opens'],
  closes: ['结束时间', '結束時間', 'Closes'],
  to: ['时间', '時間', 'Time'],
  number: ['编号', '編號', 'Number'],
  code: ['代码', '代碼', 'Code'],
  route: ['页面地址', '頁面地址', 'Address'],
  stock: ['库存', '存貨', 'Stock'],
  joinLevel: ['参加方式', '參加方式', 'Who joins'],
  eligibility: ['资格', '資格', 'Eligibility'],
  action: ['按钮文字', '按鈕文字', 'Button'],
  blocks: ['区块', '區塊', 'Blocks'],
  stages: ['阶段任务', '階段任務', 'Stages'],
  publishAt: ['发布时间', '發布時間', 'Publish at'],
  endAt: ['提前结束时间', '提早結束時間', 'End earlier at'],
})

export const languageNames = table({
  'zh-CN': ['简体中文', '簡體中文', 'Simplified Chinese'],
  'zh-HK': ['繁体中文', '繁體中文', 'Traditional Chinese'],
  'en-US': ['英文', '英文', 'English'],
})

/** What a fault asks for, by its code. */
export const faultTexts = table({
  empty: ['请填写文字。', '請填寫文字。', 'Write a text.'],
  too_long: [
    '太长：{length} 个字符，最多 {limit} 个。',
    '太長：{length} 個字元，最多 {limit} 個。',
    'Too long: {length} characters, at most {limit}.',
  ],
  html: ['请删除 HTML 标记，只用纯文字。', '請刪除 HTML 標記，只用純文字。', 'Remove the HTML: texts are plain.'],
  address: ['请删除网址。', '請刪除網址。', 'Remove the web address: a text is never a link.'],
  braces: [
    '此处不能用花括号。导语和段落中可以插入变量。',
    '此處不能用大括號。導語及段落中可以插入變數。',
    'No braces here. Leads and paragraphs can have the variables of the list.',
  ],
  invisible: ['请删除换行或不可见字符。', '請刪除換行或不可見字元。', 'Remove line breaks and invisible characters.'],
  spaces: ['开头和结尾不能有空格。', '開頭及結尾不能有空格。', 'Remove spaces at the beginning and end.'],
  simplified: ['请使用简体字。', '請使用簡體字。', 'Use Simplified characters.'],
  english: ['请用英文，不含中文字符。', '請用英文，不含中文字元。', 'Write it in English, without Chinese characters.'],
  missing: ['尚未填写。', '尚未填寫。', 'This is missing.'],
  unknown_field: ['没有这个字段，请删除。', '沒有此欄位，請刪除。', 'There is no such field: remove it.'],
  text_expected: ['应为文字。', '應為文字。', 'This must be a text.'],
  list_expected: ['应为列表。', '應為列表。', 'This must be a list.'],
  object_expected: ['应为一组字段。', '應為一組欄位。', 'This must be a group of fields.'],
  number_expected: ['应为数字。', '應為數字。', 'This must be a number.'],
  yes_or_no: ['应为“是”或“否”。', '應為「是」或「否」。', 'This must be yes or no.'],
  entries_min: ['至少需要 {limit} 项。', '至少需要 {limit} 項。', 'Add entries: at least {limit}.'],
  entries_max: ['最多 {limit} 项。', '最多 {limit} 項。', 'Remove entries: at most {limit}.'],
  characters_min: ['至少 {limit} 个字符。', '至少 {limit} 個字元。', 'At least {limit} characters.'],
  characters_max: ['最多 {limit} 个字符。', '最多 {limit} 個字元。', 'At most {limit} characters.'],
  number_min: ['不能小于 {limit}。', '不能小於 {limit}。', 'At least {limit}.'],
  number_max: ['不能大于 {limit}。', '不能大於 {limit}。', 'At most {limit}.'],
  media_unknown: ['找不到此文件。', '找不到此檔案。', 'There is no such file.'],
  picture_missing: [
    '此图片已不再保存，请重新上传或另选一张。',
    '此圖片已不再保存，請重新上載或另選一張。',
    'This picture is not stored any more: upload it again, or choose another one.',
  ],
  media_kind: ['文件类型应为 {endings}。', '檔案類型應為 {endings}。', 'The file must end in {endings}.'],
  no_prices: ['此产品没有行情。', '此產品沒有報價。', 'This instrument has no prices here.'],
  moment_form: ['请填写香港时间。', '請填寫香港時間。', 'Enter a time of Hong Kong.'],
  moment_minute: ['时间须为整分钟。', '時間須為整分鐘。', 'The time must be on a whole minute.'],
  tied_reward: [
    '礼品、券或现金不能与某一产品挂钩。',
    '禮品、券或現金不能與某一產品掛鈎。',
    'A gift, voucher or cash must not depend on one product.',
  ],
  block_kind: ['没有这种区块。', '沒有此類區塊。', 'There is no such kind of block.'],
  block_missing: [
    '必须包含“{kindName}”区块。',
    '必須包含「{kindName}」區塊。',
    'Add a block “{kindName}”: no page is published without it.',
  ],
  second_hero: ['只能有一个头图。', '只能有一個主視覺。', 'A page has one hero: remove this one.'],
  hero_first: ['头图须放在最前面。', '主視覺須放在最前。', 'Move the hero to the first place.'],
  nothing_to_join: [
    '此活动无需参加，请更改参加方式或删除此项。',
    '此活動毋須參加，請更改參加方式或刪除此項。',
    'Nobody joins this activity: choose who joins, or remove this.',
  ],
  stock_and_stages: [
    '有阶段任务时，库存须填在各任务上。',
    '有階段任務時，存貨須填在各任務上。',
    'With stages, each stage has its own stock: remove this one.',
  ],
  question_id_repeated: ['此标识与另一问题重复。', '此標識與另一問題重複。', 'Another question has this id.'],
  stage_id_repeated: ['此标识与另一任务重复。', '此標識與另一任務重複。', 'An earlier stage has this id.'],
  ends_before_it_opens: ['结束须晚于开始。', '結束須遲於開始。', 'The end must be later than the beginning.'],
  route_of_code: [
    '地址须以 ?code={code} 结尾。',
    '地址須以 ?code={code} 結尾。',
    'The address must end in ?code={code}.',
  ],
  number_of_catalogue: [
    '此编号属于目录中的另一活动。',
    '此編號屬於目錄中的另一活動。',
    'Another activity of the catalogue has this number.',
  ],
  as_in_catalogue: [
    '目录中为 {value}，请删除此项。',
    '目錄中為 {value}，請刪除此項。',
    'The catalogue says {value}: remove this.',
  ],
  stage_needed: ['此页面至少需要一个阶段任务。', '此頁面至少需要一個階段任務。', 'This page needs at least one stage.'],
  stages_not_shown: [
    '此页面不显示阶段任务。',
    '此頁面不顯示階段任務。',
    'This page shows no stages: remove them, or change the address.',
  ],
  stage_order: ['不能早于上一任务开始。', '不能早於上一任務開始。', 'It must not open before the stage above.'],
  before_activity: ['不能早于活动开始。', '不能早於活動開始。', 'It must not be before the activity opens.'],
  after_activity: ['不能晚于活动结束。', '不能遲於活動結束。', 'It must not be after the activity closes.'],
  variable_unstated: [
    '此活动的规则没有“{variableName}”，请删除变量，或选择有此项的规则。',
    '此活動的規則沒有「{variableName}」，請刪除變數，或選擇有此項的規則。',
    'The rule of this campaign has no “{variableName}”: remove the variable, or choose a rule that has it.',
  ],
  places_unstated: [
    '文字提到名额，但活动没有填写名额。',
    '文字提到名額，但活動沒有填寫名額。',
    'The text names the places, but the activity states none.',
  ],
  clients_only: ['只适用于已登录的客户。', '只適用於已登入的客戶。', 'This is known only for clients who log in.'],
  names_itself: ['不能指向活动本身。', '不能指向活動本身。', 'It must not name this activity itself.'],
  id_form: [
    '只能用小写字母、数字和连字符。',
    '只能用小寫字母、數字及連字符。',
    'Use small letters, digits and hyphens.',
  ],
  code_form: [
    '只能用小写字母、数字和连字符。',
    '只能用小寫字母、數字及連字符。',
    'Use small letters, digits and hyphens.',
  ],
  route_form: ['应为页面地址，例如 {example}。', '應為頁面地址，例如 {example}。', 'Enter a page such as {example}.'],
  stock_removed: [
    '已发布的库存须保留数字；没有剩余时填 0。',
    '已發布的存貨須保留數字；沒有剩餘時填 0。',
    'It was published with a number: write 0 if nothing is left.',
  ],
  stage_removed: [
    '任务“{stage}”已有人参加，不能删除。',
    '任務「{stage}」已有人參加，不能刪除。',
    'Somebody has joined the stage {stage}: add it again.',
  ],
  stages_added: [
    '已有人参加整个活动，不能添加阶段任务。',
    '已有人參加整個活動，不能新增階段任務。',
    'Somebody joined the whole activity, so it gets no stages.',
  ],
  code_used: ['另一活动已使用此代码。', '另一活動已使用此代碼。', 'Another activity has this code.'],
  number_used: ['此编号属于 {code}。', '此編號屬於 {code}。', 'This is the number of {code}.'],
  number_stays: [
    '已发布的编号 {number} 不能更改。',
    '已發布的編號 {number} 不能更改。',
    'The published number {number} must stay.',
  ],
  file_too_long: ['内容太长。', '內容太長。', 'The campaign is too long.'],
  one_of: ['应为其中之一：{choices}。', '應為其中之一：{choices}。', 'Choose one of {choices}.'],
  publish_after_end: ['发布须早于活动结束。', '發布須早於活動結束。', 'Publishing must be before the activity closes.'],
  end_before_publish: ['结束须晚于发布。', '結束須遲於發布。', 'The end must be later than publishing.'],
  end_after_close: [
    '不能晚于活动期结束；请改活动期。',
    '不能遲於活動期結束；請改活動期。',
    'It must not be after the period: change the period instead.',
  ],
  differs_from_approved: [
    '系统更新后，页面会与已批准的不同。请查看并重新提交。',
    '系統更新後，頁面會與已批准的不同。請查看並重新提交。',
    'After an update the page would differ from the approved one. Look at it and submit it again.',
  ],
}) satisfies Readonly<Record<Exclude<CampaignFaultCode, 'other' | 'rule'>, Row>>

const has = <T extends object>(rows: T, key: string): key is keyof T & string => Object.hasOwn(rows, key)

/** What a fault asks for, in the reader's language; in English if it has no text of its own. */
export const faultText = (
  { code, values, message }: Pick<CampaignFault, 'code' | 'values' | 'message'>,
  language: Language,
): string => {
  const ofRule = String(values.fault)
  if (code === 'rule' && has(ruleFaultTexts, ofRule)) return textsIn(ruleFaultTexts, language)[ofRule]
  if (has(broadcastFaultTexts, code)) return fill(textsIn(broadcastFaultTexts, language)[code], values)
  if (!has(faultTexts, code)) return message
  const names = textsIn(blockNames as Readonly<Record<string, Row>>, language)
  const variables = textsIn(variableNames as Readonly<Record<string, Row>>, language)
  return fill(textsIn(faultTexts, language)[code], {
    ...values,
    kindName: names[String(values.kind)] ?? '',
    variableName: variables[String(values.variable)] ?? '',
  })
}

/** The name of a place within a block, activity or stage, such as `Section 2 · Heading · English`. */
export const fieldText = (field: string, language: Language): string => {
  const fields = { ...textsIn(ruleFieldTexts, language), ...textsIn(fieldNames, language) }
  const languages = textsIn(languageNames, language)
  const keys = field.match(/[^.[\]]+/g) ?? []
  const words: string[] = []
  for (const key of keys) {
    if (/^\d+$/.test(key)) words[words.length - 1] = `${words.at(-1) ?? ''} ${Number(key) + 1}`.trim()
    else if (has(languages, key)) words.push(languages[key])
    else words.push(has(fields, key) ? fields[key] : key)
  }
  return words.join(' · ')
}

/** The field of a fault within its block, stage or part. */
export const fieldOf = ({ path }: CampaignFault): string =>
  path.replace(/^page\.(blocks|stages)\[\d+\]\.?/, '').replace(/^(activity|rule\.parameters|rule|schedule|page)\.?/, '')
