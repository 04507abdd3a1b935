import type { Labels, Language } from './ruleset';

/** What a code is called in a language, by its label's key, such as `evening.short`; one without a label shows itself. */
export function nameLabel(labels: Labels, key: string, language: Language): string {
  return (Object.hasOwn(labels, key) ? labels[key]?.[language] : undefined) ?? key.slice(key.indexOf('.') + 1);
}
