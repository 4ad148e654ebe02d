CREATE TABLE "shopify_refusal" (
	"merchant_id" bigint NOT NULL,
	"variant_id" text NOT NULL,
	"shop_product_id" text NOT NULL,
	"title" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopify_refusal_merchant_id_variant_id_pk" PRIMARY KEY("merchant_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "shopify_link" DROP CONSTRAINT "shopify_link_domain_unique";--> statement-breakpoint
DROP INDEX "shopify_event_due";--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "siret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_event" ADD COLUMN "triggered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_event" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_event" ADD COLUMN "next_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_import" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_import" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_import" ADD COLUMN "attended" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_import" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_import" ADD COLUMN "next_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_item" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "shopify_item" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_item" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "shopify_link" ADD COLUMN "token_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_link" ADD COLUMN "refresh_token" text;--> statement-breakpoint
ALTER TABLE "shopify_link" ADD COLUMN "refresh_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_link" ADD COLUMN "locations" integer;--> statement-breakpoint
ALTER TABLE "shopify_link" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_link" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_order" ADD COLUMN "state" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_order" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_order" ADD COLUMN "next_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_order" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "shopify_order" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_order" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_refusal" ADD CONSTRAINT "shopify_refusal_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopify_event_waiting" ON "shopify_event" USING btree ("next_at") WHERE applied_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopify_import_open" ON "shopify_import" USING btree ("merchant_id") WHERE state in ('asked','running','reading');--> statement-breakpoint
CREATE INDEX "shopify_item_ours" ON "shopify_item" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopify_link_domain" ON "shopify_link" USING btree ("domain") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "shopify_order_due" ON "shopify_order" USING btree ("next_at") WHERE state = 'asked';--> statement-breakpoint
ALTER TABLE "shopify_import" DROP COLUMN "refused";--> statement-breakpoint
ALTER TABLE "shopify_link" DROP COLUMN "feed_id";--> statement-breakpoint
ALTER TABLE "shopify_link" ADD CONSTRAINT "shopify_link_forgotten" CHECK (left_at is null or (token = '' and refresh_token is null));