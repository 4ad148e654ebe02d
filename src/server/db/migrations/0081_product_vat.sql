ALTER TABLE "product" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vat_rate" CHECK (vat_rate in (2000, 1000, 550, 210));--> statement-breakpoint
ALTER TABLE "merchant" ADD CONSTRAINT "merchant_vat_rate" CHECK (vat_rate in (2000, 1000, 550, 210));