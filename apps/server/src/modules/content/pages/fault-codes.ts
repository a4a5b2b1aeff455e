import type { CampaignFaultCode } from '@foyer/api/staff/campaign-faults'
import type { CampaignFault } from '@foyer/api/staff/campaigns'
import type { Fault } from './faults.ts'

interface Worded extends Pick<CampaignFault, 'values'> {
  readonly code: CampaignFaultCode
}

/**
 * The messages of faults, with a name for each. The named groups of a pattern are the values that a text in the reader's
 * language states. `fault-codes.test.ts` compares the list with the messages of the check.
 */
const messages: readonly (readonly [code: CampaignFaultCode, pattern: RegExp])[] = [
  ['empty', /^is empty:/],
  ['rule', /^must be another rule: (?<fault>\w+)$/],
  ['too_long', /^is too long: it has (?<length>\d+) characters and may have at most (?<limit>\d+)$/],
  ['html', /^must be plain text: remove the HTML/],
  ['address', /^must not hold a web address/],
  ['braces', /^must not hold braces/],
  ['invisible', /^must not hold a line break or an invisible character/],
  ['spaces', /^must not begin or end with a space/],
  ['simplified', /^must be written in Simplified characters/],
  ['english', /^must be in English/],
  ['missing', /^is missing: add it$/],
  ['unknown_field', /^is not a known field/],
  ['text_expected', /^must be a text in quotation marks$/],
  ['list_expected', /^must be a list in brackets$/],
  ['object_expected', /^must be an object in braces$/],
  ['number_expected', /^must be a (whole )?number$/],
  ['yes_or_no', /^must be true or false$/],
  ['entries_min', /^must hold at least (?<limit>\d+) (entry|entries)$/],
  ['entries_max', /^must hold at most (?<limit>\d+) (entry|entries)$/],
  ['characters_min', /^must have at least (?<limit>\d+) characters?$/],
  ['characters_max', /^must have at most (?<limit>\d+) characters?$/],
  ['number_min', /^must be at least (?<limit>-?\d+)$/],
  ['number_max', /^must be at most (?<limit>-?\d+)$/],
  ['media_unknown', /^is not a file in /],
  ['picture_missing', /^is a picture that is not stored any more/],
  ['media_kind', /^must name a file that ends in (?<endings>.+)$/],
  ['no_prices', /^has no prices here/],
  ['moment_form', /^must be a time of Hong Kong such as (?<example>.+)$/],
  ['moment_form', /^must be a time of day such as (?<example>.+)$/],
  ['moment_minute', /^must be on a whole minute/],
  ['tied_reward', /^must not tie a gift, voucher or cash to one product/],
  ['block_kind', /^is not a kind of block/],
  ['block_missing', /^must hold a block of the kind (?<kind>\w+)/],
  ['second_hero', /^is a second hero/],
  ['hero_first', /^is the hero: move it to the first place/],
  ['nothing_to_join', /^is for joining, but/],
  ['stock_and_stages', /^cannot be combined with stages/],
  ['question_id_repeated', /^is also the id of another question/],
  ['stage_id_repeated', /^is also the id of an earlier stage/],
  ['ends_before_it_opens', /^must be later than opens$/],
  ['route_of_code', /^must end in \?code=(?<code>.+)$/],
  ['number_of_catalogue', /^is the number of another activity of the catalogue/],
  ['as_in_catalogue', /^must be (?<value>.+) as in the catalogue/],
  ['stage_needed', /^must hold at least 1 stage on this route/],
  ['stages_not_shown', /^are shown on \/activitySecondTemplate only/],
  ['stage_order', /^must not be before the stage above opens/],
  ['before_activity', /^must not be before the activity opens/],
  ['after_activity', /^must not be after the activity closes/],
  ['places_unstated', /^names \{stock\}, but activity.stock is missing/],
  ['variable_unstated', /^names \{(?<variable>\w+)\}, which the rule of this campaign does not have/],
  ['clients_only', /^is known only for clients/],
  ['names_itself', /^must not name this activity itself/],
  ['id_form', /^must be 1 to 40 small letters, digits and hyphens/],
  ['code_form', /^must be small letters, digits and hyphens/],
  ['route_form', /^must be a page such as (?<example>.+)$/],
  ['stock_removed', /^must stay a number, since it was published with one/],
  ['stage_removed', /^must hold the stage (?<stage>.+), which somebody has joined/],
  ['stages_added', /^must not be added, since somebody has joined/],
  ['number_stays', /^must stay (?<number>\d+), the number of the published page$/],
  ['code_used', /^is already the code of another activity/],
  ['number_used', /^is already the number of (?<code>.+): choose/],
  ['file_too_long', /^the file is too long/],
  // after all other messages with these words
  ['one_of', /^must be (?<choices>".+)$/],
]

const isNumber = (text: string): boolean => /^-?\d{1,15}$/.test(text)

/** The name of a message and its values; `other` for a message that the console shows in English. */
const codeOf = (message: string): Worded => {
  for (const [code, pattern] of messages) {
    const found = pattern.exec(message)
    if (!found) continue
    const values = Object.entries(found.groups ?? {}).map(([name, text]) => [
      name,
      isNumber(text) ? Number(text) : text,
    ])
    return { code, values: Object.fromEntries(values) }
  }
  return { code: 'other', values: {} }
}

/** A fault of a check with its name and values, so that the console words it in the reader's language. */
export const wordedFault = ({ path, message }: Fault): Omit<CampaignFault, 'block'> => ({
  path,
  ...codeOf(message),
  message,
})

/** A fault of the check of a campaign as the console gets it. */
export const campaignFaultOf = ({ path, message }: Fault): CampaignFault => {
  const [, block] = /^page\.blocks\[(\d+)\]/.exec(path) ?? []
  return { path, block: block === undefined ? null : Number(block), ...codeOf(message), message }
}
