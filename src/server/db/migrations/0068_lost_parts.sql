ALTER TABLE "shop_order" ADD COLUMN "transferred_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "ended_by" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_ended_by_person_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_ended_by" ON "shop_order" USING btree ("ended_by") WHERE ended_by is not null;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_transferred_back" CHECK (transferred_back = 0 or (transferred_back > 0 and refunded + bank_back + transferred_back <= total));