export { directionOf, type Language, languageName, languages, shortName } from '@foyer/api/languages'
