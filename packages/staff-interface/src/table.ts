export { fill, type Table, type TableOf, type Texts, textsIn } from '@foyer/api/text-tables'
