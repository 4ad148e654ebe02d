CREATE TABLE "merchant_member" (
	"merchant_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_member_merchant_id_person_id_pk" PRIMARY KEY("merchant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "merchant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merchant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"legal_name" text NOT NULL,
	"siret" text NOT NULL,
	"vat_number" text,
	"shop_url" text NOT NULL,
	"logo" text,
	"description" text DEFAULT '' NOT NULL,
	"contact_phone" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"commission_percent" integer DEFAULT 12 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"terms_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "merchant_slug_unique" UNIQUE("slug"),
	CONSTRAINT "merchant_siret_unique" UNIQUE("siret"),
	CONSTRAINT "merchant_known_status" CHECK (status in ('pending','active','disabled')),
	CONSTRAINT "merchant_commission" CHECK (commission_percent between 0 and 40),
	CONSTRAINT "merchant_siret" CHECK (siret ~ '^[0-9]{14}$')
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"merchant_id" bigint,
	"reservation_id" bigint,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"delivery_share" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"commission_back" bigint DEFAULT 0 NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"flagged_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_line_quantity" CHECK (quantity between 1 and 99),
	CONSTRAINT "order_line_price" CHECK (unit_price > 0 and delivery_share >= 0),
	CONSTRAINT "order_line_state" CHECK (state in ('pending','paid','prepared','sent','delivered','cancelled','refunded','refused')),
	CONSTRAINT "order_line_refunded" CHECK (refunded between 0 and unit_price * quantity + delivery_share),
	CONSTRAINT "order_line_commission" CHECK (commission between 0 and unit_price * quantity and commission_back between 0 and commission),
	CONSTRAINT "order_line_sent" CHECK ((state in ('sent', 'delivered')) <= (sent_at is not null)),
	CONSTRAINT "order_line_released" CHECK (released_at is null or delivered_at is not null)
);
--> statement-breakpoint
CREATE TABLE "shopify_event" (
	"id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "shopify_import" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shopify_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"operation_id" text,
	"url" text,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify_item" (
	"merchant_id" bigint NOT NULL,
	"variant_id" text NOT NULL,
	"shop_product_id" text NOT NULL,
	"inventory_item_id" text,
	"product_id" bigint,
	"stock" integer,
	"seen_at" timestamp with time zone,
	"stock_seen_at" timestamp with time zone,
	CONSTRAINT "shopify_item_merchant_id_variant_id_pk" PRIMARY KEY("merchant_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "shopify_link" (
	"merchant_id" bigint PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"scopes" text DEFAULT '' NOT NULL,
	"setup" jsonb,
	"feed_id" bigint,
	"linked_at" timestamp with time zone NOT NULL,
	"last_sync_at" timestamp with time zone,
	CONSTRAINT "shopify_link_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "shopify_order" (
	"order_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"remote_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopify_order_order_id_merchant_id_pk" PRIMARY KEY("order_id","merchant_id")
);
--> statement-breakpoint
-- An order of before is one line, the operator's own. Its columns are written by rewriting the table: an UPDATE would
-- leave the deferred checks of orders waiting, and no table can be altered while they do.
INSERT INTO "order_line" ("order_id", "product_id", "reservation_id", "product_name", "quantity", "unit_price",
    "state", "delivery_share", "sent_at", "delivered_at", "created_at")
  SELECT "id", "product_id", "reservation_id", "product_name", "quantity", "unit_price",
    CASE WHEN "status" = 'refunded' AND "delivered_at" IS NOT NULL THEN 'delivered'
      WHEN "status" = 'refunded' AND "sent_at" IS NOT NULL THEN 'sent' ELSE "status" END,
    "delivery_price", "sent_at", "delivered_at", "created_at"
  FROM "shop_order" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_quantity";--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_total";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_cause_known";--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_product_id_product_id_fk";
--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_reservation_id_reservation_id_fk";
--> statement-breakpoint
DROP INDEX "shop_order_reservation";--> statement-breakpoint
ALTER TABLE "withdrawal" ALTER COLUMN "pot_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "articles" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "articles" TYPE bigint USING "unit_price" * "quantity";--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "articles" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "own_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "own_sent_at" TYPE timestamp with time zone USING "sent_at";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "order_line_id" bigint;--> statement-breakpoint
ALTER TABLE "recipient" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
ALTER TABLE "merchant_member" ADD CONSTRAINT "merchant_member_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_member" ADD CONSTRAINT "merchant_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_import" ADD CONSTRAINT "shopify_import_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_item" ADD CONSTRAINT "shopify_item_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_link" ADD CONSTRAINT "shopify_link_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_order" ADD CONSTRAINT "shopify_order_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_member_person" ON "merchant_member" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "merchant_status" ON "merchant" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_merchant" ON "order_line" USING btree ("merchant_id","order_id") WHERE merchant_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_reservation" ON "order_line" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "shopify_event_due" ON "shopify_event" USING btree ("received_at") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "shopify_import_merchant" ON "shopify_import" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "shopify_item_product" ON "shopify_item" USING btree ("merchant_id","shop_product_id");--> statement-breakpoint
CREATE INDEX "shopify_item_inventory" ON "shopify_item" USING btree ("merchant_id","inventory_item_id");--> statement-breakpoint
CREATE INDEX "shopify_order_remote" ON "shopify_order" USING btree ("merchant_id","remote_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed" ADD CONSTRAINT "feed_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient" ADD CONSTRAINT "recipient_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_merchant" ON "product" USING btree ("merchant_id","id") WHERE merchant_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_merchant" ON "recipient" USING btree ("merchant_id","provider","livemode");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_merchant_key" ON "withdrawal" USING btree ("merchant_id","client_key");--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "reservation_id";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "product_name";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "unit_price";--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_withheld" CHECK (not (withheld and enabled));--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_total" CHECK (articles > 0 and delivery_price >= 0 and total = articles + delivery_price);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_cause_known" CHECK (cause in ('admin','canceled','sold_out','unfunded','line_refused'));--> statement-breakpoint
ALTER TABLE "recipient" ADD CONSTRAINT "recipient_of_one" CHECK (person_id is null or merchant_id is null);--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_of_one" CHECK (num_nonnulls(pot_id, merchant_id) = 1);