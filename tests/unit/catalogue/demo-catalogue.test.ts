import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '#src/features/catalogue/demo/demo-catalogue.ts';

const catalogue = demoCatalogue();
const slugs = (items: readonly { slug: string }[]) => items.map((item) => item.slug);

describe('the demo catalogue', () => {
  it('is the same every time', () => {
    expect(demoCatalogue()).toEqual(catalogue);
  });

  it('has its promised size', () => {
    expect(catalogue.products.length).toBeGreaterThanOrEqual(800);
    expect(catalogue.brands).toHaveLength(40);
    expect(catalogue.tags).toHaveLength(20);
    expect(catalogue.classifications).toHaveLength(12);
  });

  it('gives every product its own address and merchant id', () => {
    expect(new Set(slugs(catalogue.products)).size).toBe(catalogue.products.length);
    expect(new Set(catalogue.products.map((product) => product.merchantItemId)).size).toBe(
      catalogue.products.length,
    );
    for (const { slug } of catalogue.products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('names only brands, selections and classifications that exist', () => {
    const [brands, tags, groups] = [catalogue.brands, catalogue.tags, catalogue.classifications].map(slugs);
    for (const product of catalogue.products) {
      expect(brands, product.slug).toContain(product.brandSlug);
      expect(groups, product.slug).toContain(product.classificationSlug);
      for (const tag of product.tagSlugs) expect(tags).toContain(tag);
    }
    for (const brand of brands ?? []) expect(catalogue.products.map((p) => p.brandSlug)).toContain(brand);
    for (const group of groups ?? [])
      expect(catalogue.products.map((p) => p.classificationSlug)).toContain(group);
    for (const tag of tags ?? []) {
      expect(catalogue.products.filter((p) => p.tagSlugs.includes(tag)).length, tag).toBeGreaterThanOrEqual(
        4,
      );
    }
  });

  it('describes each product in sentences that no other product repeats whole', () => {
    const texts = catalogue.products.map((product) => product.description);
    expect(texts.filter((text) => text.length < 80)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /[^\u202f\d] ?[;:!?](?!\/)/.test(text))).toEqual([]);
  });

  it('names every product differently, and few by the same model', () => {
    expect(new Set(catalogue.products.map((product) => product.name)).size).toBe(catalogue.products.length);
    const leads = catalogue.products.map(({ description }) => description.split('. ')[0]);
    expect(new Set(leads).size).toBeGreaterThanOrEqual(300);
  });

  it('draws its products apart: many drawings, each of its own lines, none for a twentieth of them', () => {
    const drawn = catalogue.products.map(({ thumbImage }) => thumbImage.replace(/-\d\.svg$/, ''));
    const times = Map.groupBy(drawn, (name) => name);
    expect(times.size).toBeGreaterThanOrEqual(120);
    expect(Math.max(...[...times.values()].map((of) => of.length))).toBeLessThan(drawn.length / 20);
    const lines = [...times.keys()].map((name) => readFileSync(`public${name}-1.svg`, 'utf8'));
    expect(new Set(lines).size).toBe(lines.length);
    for (const svg of lines) {
      expect(svg).not.toMatch(/\[[a-zA-Z.]+\]|NaN|undefined/);
      expect(svg.length).toBeLessThan(4096);
    }
  });

  it('sells at whole cents, with a stock only where it sells', () => {
    for (const product of catalogue.products) {
      expect(Number.isInteger(product.priceCents)).toBe(true);
      expect(product.priceCents).toBeGreaterThanOrEqual(490);
      expect(product.stock === null).toBe(!product.soldHere);
      expect(product.availability === 'in_stock').toBe((product.stock ?? 0) > 0);
    }
  });

  it('has a drawing for every product and brand', () => {
    const files = [...catalogue.products.map((p) => p.thumbImage), ...catalogue.brands.map((b) => b.logo)];
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });
});
